import * as z from 'zod'
import { endpoint, pageOf } from '../../endpoint'
import { id, moment, paging, queryId } from '../../fields'
import { RecordChange, ReferredRecord } from '../log/operation-log'

/** The name of a kind of record in `recordKinds`. */
export const recordKindName = z
  .string()
  .regex(/^[a-z][A-Za-z]{0,39}$/)
  .meta({ examples: ['dept'] })

/** One operation that changed a record. */
export const RecordEvent = z
  .strictObject({
    logId: id,
    at: moment,
    /** The nickname of who did it; null for one who is deleted or outside of the reader's scope. */
    by: z.string().nullable(),
    /** The title of the operation, in the language of the request. */
    title: z.string(),
    before: RecordChange.shape.before,
    after: RecordChange.shape.after,
  })
  .meta({ id: 'RecordEvent' })
export type RecordEvent = z.output<typeof RecordEvent>

/**
 * The operation log of one record, for people who read that record: those with a permission of `details` of its kind, as long as it is
 * in their scope. It has no rejected operations, no other records of an operation, and neither address nor browser; for these there is the
 * operation log itself, with permissions of its own. Fields that the kind withholds are left out.
 */
export const recordLog = {
  list: endpoint('GET /api/record/log', {
    access: 'signedIn',
    byToken: true,
    query: z.strictObject({ kind: recordKindName, id: queryId, ...paging }),
    reply: pageOf(RecordEvent).extend({
      /** The records that the ids in the changes name, by `referenceOf`. */
      references: z.array(ReferredRecord),
    }),
    message: 'queried',
    summary: 'List what was done to a record',
  }),
}
