import { sql, type Kysely } from 'kysely'

/** Takes from the operation log when each role was changed last; null where the log has nothing of it. */
export async function readRoleChanges<DB>(db: Kysely<DB>): Promise<void> {
  await sql`update roles set changed_at = (
    select max(at) from operation_logs where target = 'role' and result = 'done'
    and ',' || trim(target_ids, '[]') || ',' like '%,' || role_id || ',%'
  )`.execute(db)
}

/** When a role was changed last. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('roles').addColumn('changed_at', 'bigint').execute()
  await readRoleChanges(db)
}
