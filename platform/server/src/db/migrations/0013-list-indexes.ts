import { sql, type Kysely } from 'kysely'

/**
 * The orders that the pages of lists come in, each ending with the id, and the same below each filter that many rows pass. What a
 * dashboard counts is in them too, so that no row has to be read for it.
 */
const indexes: readonly (readonly [name: string, table: string, columns: readonly string[]])[] = [
  ['users_by_username', 'users', ['username', 'user_id']],
  ['users_by_nickname', 'users', ['nickname', 'user_id']],
  ['users_by_created_at', 'users', ['created_at', 'user_id']],
  ['users_by_status', 'users', ['status', 'user_id']],
  ['users_by_status_username', 'users', ['status', 'username', 'user_id']],
  ['users_by_status_nickname', 'users', ['status', 'nickname', 'user_id']],
  ['users_by_status_created_at', 'users', ['status', 'created_at', 'user_id']],
  ['posts_by_sort', 'posts', ['post_sort', 'post_id']],
  ['posts_by_status', 'posts', ['status', 'post_sort', 'post_id']],
  ['dict_data_by_sort', 'dict_data', ['dict_sort', 'dict_code']],
  ['dict_data_by_type', 'dict_data', ['dict_type', 'dict_sort', 'dict_code']],
  ['dict_data_by_status', 'dict_data', ['status', 'dict_sort', 'dict_code']],
  ['sessions_by_last_seen', 'sessions', ['last_seen_at', 'session_id']],
  ['sign_ins_by_time', 'sign_ins', ['at', 'sign_in_id']],
  ['sign_ins_by_result', 'sign_ins', ['result', 'at', 'sign_in_id', 'day', 'user_id']],
  ['operation_logs_by_time', 'operation_logs', ['at', 'log_id', 'result', 'user_id']],
  ['operation_logs_by_kind', 'operation_logs', ['kind', 'at', 'log_id']],
  ['operation_logs_by_target', 'operation_logs', ['target', 'at', 'log_id']],
  ['operation_logs_by_operation', 'operation_logs', ['operation', 'at', 'log_id']],
  ['operation_logs_by_result', 'operation_logs', ['result', 'at', 'log_id']],
]

/** Each of them begins as another one does that is made here. */
const replaced = ['sign_ins_at', 'sign_ins_day', 'operation_logs_at']

/** Makes pages of lists and their totals cost what the page does, and not what the table does. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const [name, table, columns] of indexes) {
    await db.schema
      .createIndex(name)
      .on(table)
      .columns([...columns])
      .execute()
  }
  // Refusals are the rows whose result is any other: an index on the result cannot have them in the order of time.
  await db.schema
    .createIndex('operation_logs_refused')
    .on('operation_logs')
    .columns(['at', 'log_id'])
    .where(sql.ref('result'), '<>', sql.lit('done'))
    .execute()
  for (const name of replaced) await db.schema.dropIndex(name).ifExists().execute()
}
