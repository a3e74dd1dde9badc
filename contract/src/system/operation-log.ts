import * as z from 'zod'
import { auditKinds, auditTargets } from '../audit'
import { endpoint, pageOf } from '../endpoint'
import { filter, id, moment, paging, queryId } from '../fields'

export const OperationLog = z.strictObject({
  logId: id,
  at: moment,
  /** 0 for a repair, which was made on the server's machine by nobody who had signed in. */
  userId: z.int().min(0),
  /** The user's name at that time; `(repair)` for a repair. */
  username: z.string(),
  /** What was done, in the language asked for. */
  title: z.string(),
  /** Method and path of the call. */
  operation: z.string(),
  kind: z.string(),
  target: z.string(),
  /** The changed records that are in the reader's scope. */
  targetIds: z.array(z.int()),
  /** How many changed records are outside the reader's scope and left out. None for an admin. */
  hidden: z.int().min(0),
  address: z.string(),
  agent: z.string(),
  /** `done`, or the code of the error that refused it. */
  result: z.string(),
})
export type OperationLog = z.output<typeof OperationLog>

/** A record as it was or is; null where it was not there yet or is gone. */
const snapshot = z.record(z.string(), z.unknown()).nullable()

export const OperationLogInfo = OperationLog.extend({
  /** In the order of `targetIds`; empty for a refusal. */
  before: z.array(snapshot),
  after: z.array(snapshot),
  /** The message of the refusal, in the language asked for; empty for a success. */
  refusal: z.string(),
})

export const operationLogFilters = {
  username: filter,
  title: filter,
  kind: z.enum(auditKinds).optional(),
  target: z.enum(auditTargets).optional(),
  result: z.enum(['done', 'refused']).optional(),
  /** The first moment, and the first one that is too late. */
  from: moment.optional(),
  to: moment.optional(),
  /** By time. */
  order: z.enum(['asc', 'desc']).default('desc'),
}

/**
 * What was changed or refused, by people in the asking person's scope, with those of the changed records that are in it as
 * well: users and sessions by the user's department, departments, and roles they hold or added. Of users and departments that are
 * gone the log itself tells where they were. Rows of people who are gone are the admin's to see.
 */
export const operationLogs = {
  list: endpoint('GET /api/system/operationLog/list', {
    access: 'system:operationLog:list',
    query: z.strictObject({ ...paging, ...operationLogFilters }),
    reply: pageOf(OperationLog),
    message: 'queried',
    summary: 'List operations',
  }),
  read: endpoint('GET /api/system/operationLog/info', {
    access: 'system:operationLog:query',
    query: z.strictObject({ id: queryId }),
    reply: OperationLogInfo,
    summary: 'Read an operation',
  }),
}
