import { sql, type Kysely } from 'kysely'
import { identity } from '../../engines/columns'
import type { EngineName } from '../../engines/engine'
import { createIndexes, givenText, type Table } from './columns'

const operationTexts = [
  'username',
  'operation',
  'kind',
  'target',
  'target_ids',
  'before',
  'after',
  'address',
  'agent',
  'result',
] as const

async function createSignIns(db: Kysely<never>, engine: EngineName): Promise<void> {
  const table: Table = db.schema
    .createTable('sign_ins')
    .addColumn('sign_in_id', 'integer', identity(engine))
    .addColumn('user_id', 'integer')
    .addColumn('at', 'bigint', (c) => c.notNull())
  await givenText(table, 'username', 'result', 'address', 'agent', 'day').execute()
  await createIndexes(db, 'sign_ins', {
    sign_ins_by_time: ['at', 'sign_in_id'],
    // With what a dashboard counts, so that no row has to be read for it.
    sign_ins_by_result: ['result', 'at', 'sign_in_id', 'day', 'user_id'],
  })
}

async function createOperationLogs(db: Kysely<never>, engine: EngineName): Promise<void> {
  const table: Table = db.schema
    .createTable('operation_logs')
    .addColumn('log_id', 'integer', identity(engine))
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('user_id', 'integer', (c) => c.notNull())
  await givenText(table, ...operationTexts).execute()
  await createIndexes(db, 'operation_logs', {
    operation_logs_by_time: ['at', 'log_id', 'result', 'user_id'],
    operation_logs_by_kind: ['kind', 'at', 'log_id'],
    operation_logs_by_target: ['target', 'at', 'log_id'],
    operation_logs_by_operation: ['operation', 'at', 'log_id'],
    operation_logs_by_result: ['result', 'at', 'log_id'],
    // Rows are wide: those whose user name has a text in it are counted without reading them.
    operation_logs_by_username: ['username', 'at', 'log_id', 'user_id'],
  })
  // Rejected operations are the rows whose result is any other: an index on the result cannot have them in the order of time.
  await db.schema
    .createIndex('operation_logs_refused')
    .on('operation_logs')
    .columns(['at', 'log_id'])
    .where(sql.ref('result'), '<>', sql.lit('done'))
    .execute()
}

/** Who tried to sign in, and who changed what. The user is no foreign key: the rows outlive them. */
export async function createLogs(db: Kysely<never>, engine: EngineName): Promise<void> {
  await createSignIns(db, engine)
  await createOperationLogs(db, engine)
}
