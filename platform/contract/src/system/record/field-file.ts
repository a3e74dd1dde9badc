import * as z from 'zod'
import { storedFile } from '../../download'
import { endpoint } from '../../endpoint'
import { requiredText } from '../../fields'
import { filePartBytes, mostFileName, mostThumbnailBytes } from '../../fields/file-types'
import { checkingFile, fileId, keptFile } from '../../fields/kept-file'
import { recordKindName } from './record-log'

/** As `body` of an endpoint: the bytes of a part of a file, as `application/octet-stream` in place of JSON. */
export const fileBytes = z.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array)

/** The name of a field, or the one that a module gives to a field of its data, such as `12.papers`. */
const fieldName = z
  .string()
  .regex(/^[A-Za-z0-9][\w.]*$/)
  .max(60)
  .meta({ examples: ['papers'] })

/** A name without control characters, and without those that turn the direction of text, by which `exe.png` may end in `.exe`. */
const fileName = requiredText(mostFileName).regex(/^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u)

/**
 * The files of fields of the kinds `file`, `files` and `signature`. A file is sent in parts, so that one that breaks off goes on where it was, and then named by `id` in
 * the form of the record, which takes it. One that no record takes is deleted after a day. For people who may add or edit records of the kind; for everybody else
 * nothing is found.
 */
export const fieldFiles = {
  /** Begins a file: which field it is for, its name and size. Returns its id, and how many bytes a part has. */
  begin: endpoint('POST /api/field-file', {
    access: 'signedIn',
    byToken: true,
    body: z
      .strictObject({
        kind: recordKindName,
        field: fieldName,
        name: fileName,
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
    byToken: true,
    query: z.strictObject({ id: fileId, part: z.coerce.number().int().min(0).max(100_000) }),
    body: fileBytes,
    reply: z.strictObject({ parts: z.int() }).meta({ id: 'FileParts' }),
    maxBody: filePartBytes,
    summary: 'Send a part of a file',
  }),
  /**
   * Ends a file whose parts are all there: checks its content, and removes place and camera from pictures. `thumbnail` is a small picture of it in base64.
   * Returns the file; or that it is being checked, which takes longer for a large one: ask again in some seconds.
   */
  end: endpoint('POST /api/field-file/end', {
    access: 'signedIn',
    byToken: true,
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
    reply: z.union([keptFile, checkingFile]),
    summary: 'End a file that was sent',
  }),
  /** Deletes a file of the caller that no record has. */
  remove: endpoint('DELETE /api/field-file', {
    access: 'signedIn',
    byToken: true,
    query: z.strictObject({ id: fileId }),
    reply: z.null(),
    summary: 'Delete a file that no record has',
  }),
  /** Sends the content, or a range of it, to those who may read the record of the file; until a record has it, to the person who sent it. */
  read: endpoint('GET /api/field-file', {
    access: 'signedIn',
    byToken: true,
    query: z.strictObject({ id: fileId, thumbnail: z.literal('1').optional() }),
    reply: storedFile,
    summary: 'Read a file of a record',
  }),
  /** Returns a ticket for those who may read the file: with it a browser saves the content by itself, whatever its size. It has to be used within a minute. */
  ticket: endpoint('POST /api/field-file/ticket', {
    access: 'signedIn',
    body: z.strictObject({ id: fileId }).meta({ id: 'FileToSave' }),
    reply: z.strictObject({ ticket: z.string() }).meta({ id: 'FileTicket' }),
    summary: 'Get a ticket for saving a file',
  }),
  /** Sends the content, or a range of it, to the session that has the ticket. */
  content: endpoint('GET /api/field-file/content', {
    access: 'public',
    query: z.strictObject({
      ticket: z
        .string()
        .min(1)
        .max(100)
        .meta({ examples: ['Zt0Wc3nQk1uXy-5_rB7dLg'] }),
    }),
    reply: storedFile,
    summary: 'Save a file by its ticket',
  }),
}
