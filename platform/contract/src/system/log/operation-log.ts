import * as z from 'zod'
import { audit } from '../../audit'
import { bytes, exportQuery } from '../../download'
import { endpoint, pageOf } from '../../endpoint'
import { most } from '../../untrusted/rules'
import { operators } from '../../fields/operators'
import { Summary, summaryQuery } from '../../fields/summary'
import { filter, id, moment, paging, queryId } from '../../fields'
import { job } from '../operation/job.record'
import { LogCheck, logFormat } from './log-check'

/** A record that an operation changed, or that a rejected one was about. */
export const LoggedRecord = z
  .strictObject({
    /** Null for a record that was to be added and was rejected. */
    id: id.nullable(),
    /** As it is called now, in the language asked for; once it is gone as the row calls it, empty where the row does not. */
    name: z.string(),
    /** There is no record of this id, or not any more. */
    isGone: z.boolean(),
  })
  .meta({ id: 'LoggedRecord' })
export type LoggedRecord = z.output<typeof LoggedRecord>

/** How many of its records a row of the list names. */
export const namedRecords = 5

export const OperationLog = z
  .strictObject({
    logId: id,
    at: moment,
    /** 0 for a repair, which was made on the server's machine by nobody who had signed in. */
    userId: z.int().min(0),
    /** The user's name at that time; `(repair)` for a repair. */
    username: z.string(),
    /** The name of the API token that the call came with; empty for somebody who had signed in. */
    tokenName: z.string(),
    /** The title of the operation, in the language of the request. */
    title: z.string(),
    /** Method and path of the call. */
    operation: z.string(),
    kind: z.string(),
    target: z.string(),
    /** The first of the records in the reader's scope, `namedRecords` at most. */
    records: z.array(LoggedRecord),
    /** How many records are in the reader's scope. */
    total: z.int().min(0),
    /** How many are outside of it and left out. None for an admin. */
    hidden: z.int().min(0),
    address: z.string(),
    agent: z.string(),
    /** `done`, or the code of the error that rejected it. */
    result: z.string(),
    /** The message of the error, in the language asked for; empty for a success. */
    error: z.string(),
    /** The paths of the fields that were rejected, such as `postCode` or `rows.3.email`, 20 at most. */
    errorFields: z.array(z.string()),
  })
  .meta({ id: 'OperationLog' })
export type OperationLog = z.output<typeof OperationLog>

/** A record as it was or is; null where it was not there yet or is gone. */
const snapshot = z.record(z.string(), z.unknown()).nullable()

/** The values of one record before and after an operation. */
export const RecordChange = LoggedRecord.extend({
  id,
  before: snapshot,
  after: snapshot,
  /** Of a value of a dictionary that is still there: the dictionary. */
  dictId: id.nullable(),
}).meta({ id: 'RecordChange' })
export type RecordChange = z.output<typeof RecordChange>

/** The record that an id in a change names. */
export const ReferredRecord = z
  .strictObject({
    kind: z.string(),
    id,
    /** In the language asked for; empty unless `shown`. */
    name: z.string(),
    /** `hidden` is outside the reader's scope, `gone` is deleted. */
    state: z.enum(['shown', 'hidden', 'gone']),
  })
  .meta({ id: 'ReferredRecord' })
export type ReferredRecord = z.output<typeof ReferredRecord>

export const OperationLogInfo = OperationLog.extend({
  /** How many of the records in the reader's scope were added, changed and deleted. */
  added: z.int(),
  changed: z.int(),
  deleted: z.int(),
  /** One page of these records; none for a rejected operation. */
  changes: pageOf(RecordChange),
  /** The records that the ids in `changes` name, by `referenceOf`. */
  references: z.array(ReferredRecord),
}).meta({ id: 'OperationLogInfo' })
export type OperationLogInfo = z.output<typeof OperationLogInfo>

/** The name of a kind of record in `recordKinds`, or of a write in `auditKinds`; the server rejects other ones. */
const kind = z.string().regex(/^[a-z][A-Za-z]{0,39}$/)
/** One record, by kind and id, such as `post:5`. */
const aRecord = z.string().regex(/^[a-z][A-Za-z]{0,39}:[1-9]\d{0,8}$/)

export const operationLogFilters = {
  username: filter,
  ...operators('username', z.string().trim().min(1).max(most.filter), 'Is', 'OneOf'),
  title: filter,
  kind: kind.optional(),
  target: kind.optional(),
  /** Only operations on that record, done or rejected. The list is empty for a record outside the reader's scope. */
  record: aRecord.optional(),
  result: z.enum(['done', 'rejected']).optional(),
  /** The first moment, and the first one that is too late. */
  from: moment.optional(),
  to: moment.optional(),
  /** By time. */
  order: z.enum(['asc', 'desc']).default('desc'),
}

const OperationLogQuery = z.strictObject({ ...paging, ...operationLogFilters })

/**
 * The operations, done or rejected, of people in the caller's scope, with those of the changed records that are in it as
 * well: users and sessions by the user's department, departments, and roles they hold or added. Of users and departments that are
 * gone the log itself holds where they were. Rows of people who are gone are the admin's to see.
 */
export const operationLogs = {
  list: endpoint('GET /api/system/operationLog/list', {
    access: 'system:operationLog:list',
    query: OperationLogQuery,
    reply: pageOf(OperationLog),
    message: 'queried',
    summary: 'List operations',
  }),
  /** Counts the operations under the filters of the list, by what they did, to what, by whom, and whether they were done. */
  summary: endpoint('GET /api/system/operationLog/summary', {
    access: 'system:operationLog:list',
    query: summaryQuery(OperationLogQuery, ['kind', 'target', 'username', 'result']),
    reply: Summary,
    summary: 'Count operations',
  }),
  /** `page` and `size` are those of the changed records. */
  read: endpoint('GET /api/system/operationLog/info', {
    access: 'system:operationLog:query',
    query: z.strictObject({ id: queryId, ...paging }),
    reply: OperationLogInfo,
    summary: 'Read an operation',
  }),
  export: endpoint('GET /api/system/operationLog/export', {
    access: 'system:operationLog:export',
    query: exportQuery(OperationLogQuery).extend({ format: logFormat }),
    reply: bytes,
    summary: 'Export the operation log',
  }),
  /** Returns how the latest check of the log ended. */
  check: endpoint('GET /api/system/operationLog/check', {
    access: 'system:operationLog:list',
    reply: LogCheck,
    summary: 'Read the check of the operation log',
  }),
  /** Lets a check of both logs begin now. */
  verify: endpoint('POST /api/system/operationLog/verify', {
    access: 'system:operationLog:verify',
    reply: z.null(),
    audit: audit('run', job, '校验日志', 'Check the logs'),
  }),
}
