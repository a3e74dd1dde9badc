import * as z from 'zod'
import { storedFile } from '../../download'
import { endpoint } from '../../endpoint'
import { requiredText } from '../../fields'
import { filePartBytes, mostFileName, mostThumbnailBytes } from '../../fields/file-types'
import { fileId, keptFile } from '../../fields/kept-file'

/** As `body` of an endpoint: the bytes of a part of a file, as `application/octet-stream` in place of JSON. */
export const fileBytes = z.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array)

const name = (length: number) =>
  z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9]*$/)
    .max(length)

/**
 * The files of fields of the kinds `file` and `files`. A file is sent in parts, so that one that breaks off goes on where it was, and then named by `id` in
 * the form of the record, which takes it. One that no record takes is deleted after a day. For people who may add or edit records of the kind.
 */
export const fieldFiles = {
  /** Begins a file: which field it is for, its name and size. Returns its id, and how many bytes a part has. */
  begin: endpoint('POST /api/field-file', {
    access: 'signedIn',
    body: z
      .strictObject({
        kind: name(40).meta({ examples: ['stockItem'] }),
        field: name(60).meta({ examples: ['papers'] }),
        name: requiredText(mostFileName),
        /** In bytes. */
        size: z.int().min(0),
      })
      .meta({ id: 'NewFile' }),
    reply: z.strictObject({ id: fileId, partBytes: z.int() }).meta({ id: 'BegunFile' }),
    summary: 'Begin to send a file for a field',
  }),
  /** Takes the next part, counted from 0. One that was taken before may be sent again. Returns how many parts are there. */
  part: endpoint('PUT /api/field-file/part', {
    access: 'signedIn',
    query: z.strictObject({ id: fileId, part: z.coerce.number().int().min(0).max(100_000) }),
    body: fileBytes,
    reply: z.strictObject({ parts: z.int() }).meta({ id: 'FileParts' }),
    maxBody: filePartBytes,
    summary: 'Send a part of a file',
  }),
  /**
   * Ends a file whose parts are all there: checks its content, and removes place and camera from pictures. `thumbnail` is a small picture of it in base64.
   * Returns the file, which may have another id than before.
   */
  end: endpoint('POST /api/field-file/end', {
    access: 'signedIn',
    body: z
      .strictObject({
        id: fileId,
        thumbnail: z
          .string()
          .min(1)
          .max(Math.ceil(mostThumbnailBytes / 3) * 4 + 40)
          .optional(),
      })
      .meta({ id: 'EndedFile' }),
    reply: keptFile,
    summary: 'End a file that was sent',
  }),
  /** Sends the content to those who may read the record of the file; until a record has it, to the person who sent it. */
  read: endpoint('GET /api/field-file', {
    access: 'signedIn',
    query: z.strictObject({ id: fileId, thumbnail: z.literal('1').optional() }),
    reply: storedFile,
    summary: 'Read a file of a record',
  }),
}
