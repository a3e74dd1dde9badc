import * as z from 'zod'
import { anyRecord, audit } from '../../audit'
import { storedFile } from '../../download'
import { endpoint, megabyte, pageOf } from '../../endpoint'
import { id, moment, paging, queryId, requiredText } from '../../fields'
import { maxFileBytes } from '../../fields/stored-file'
import { recordKindName } from './record-log'

/** A file that is attached to a record. */
export const RecordFile = z
  .strictObject({
    fileId: id,
    name: z.string(),
    /** In bytes. */
    size: z.int(),
    at: moment,
    /** The nickname of who added it; null for one who is deleted or outside of the reader's scope. */
    by: z.string().nullable(),
  })
  .meta({ id: 'RecordFile' })
export type RecordFile = z.output<typeof RecordFile>

/** The most files of a record. */
export const mostRecordFiles = 50

const record = { kind: recordKindName, id: queryId }

/**
 * Files attached to records of the kinds that say so (`details.files`). Those who may read the record read its files; those who hold one of
 * the permissions there as well add and remove them. For everybody else the record is not found. A file is deleted with its record.
 */
export const recordFiles = {
  list: endpoint('GET /api/record/files', {
    access: 'signedIn',
    query: z.strictObject({ ...record, ...paging }),
    reply: pageOf(RecordFile),
    message: 'queried',
    summary: 'List the files of a record',
  }),
  /** Sends the content, to be saved and not to be shown, whatever it is. */
  read: endpoint('GET /api/record/file', {
    access: 'signedIn',
    query: z.strictObject({ ...record, fileId: queryId }),
    reply: storedFile,
    summary: 'Download a file of a record',
  }),
  /** Takes a file of any type of at most `maxFileBytes`, in base64. Returns its id. */
  add: endpoint('POST /api/record/file', {
    access: 'signedIn',
    body: z
      .strictObject({
        kind: recordKindName,
        id,
        name: requiredText(200),
        content: z
          .string()
          .min(1)
          .max(Math.ceil(maxFileBytes / 3) * 4 + 40),
      })
      .meta({ id: 'NewRecordFile' }),
    reply: id,
    maxBody: 3 * megabyte,
    audit: audit('edit', anyRecord, '添加附件', 'Add a file'),
  }),
  remove: endpoint('DELETE /api/record/file', {
    access: 'signedIn',
    query: z.strictObject({ ...record, fileId: queryId }),
    reply: z.null(),
    audit: audit('edit', anyRecord, '删除附件', 'Remove a file'),
  }),
}
