import * as z from 'zod'
import { anyRecord, audit } from '../../audit'
import { endpoint, pageOf } from '../../endpoint'
import { id, moment, paging, queryId } from '../../fields'
import { fileId, keptFile } from '../../fields/kept-file'
import { recordKindName } from './record-log'

/** A file that is attached to a record. */
export const RecordFile = keptFile
  .extend({
    /** When it was attached. */
    at: moment,
    /** The nickname of who attached it; null for one who is deleted or outside of the reader's scope. */
    by: z.string().nullable(),
  })
  .meta({ id: 'RecordFile' })
export type RecordFile = z.output<typeof RecordFile>

const record = { kind: recordKindName, id: queryId }

/**
 * Files attached to records of the kinds that say so (`details.files`). Those who may read the record read its files; those who hold one of
 * the permissions there as well add and remove them. For everybody else the record is not found. A file is deleted with its record. It is sent and read as
 * those of fields are (`fieldFiles`), as one of the field `attachedFiles`.
 */
export const recordFiles = {
  list: endpoint('GET /api/record/files', {
    access: 'signedIn',
    byToken: true,
    query: z.strictObject({ ...record, ...paging }),
    reply: pageOf(RecordFile),
    message: 'queried',
    summary: 'List the files of a record',
  }),
  /** Attaches a file that the caller has sent, or a copy of one that another record has. Does nothing for one that this record has. */
  add: endpoint('POST /api/record/file', {
    access: 'signedIn',
    byToken: true,
    body: z.strictObject({ kind: recordKindName, id, fileId }).meta({ id: 'NewRecordFile' }),
    reply: z.null(),
    audit: audit('edit', anyRecord, '添加附件', 'Add a file'),
  }),
  remove: endpoint('DELETE /api/record/file', {
    access: 'signedIn',
    byToken: true,
    query: z.strictObject({ ...record, fileId }),
    reply: z.null(),
    audit: audit('edit', anyRecord, '删除附件', 'Remove a file'),
  }),
}
