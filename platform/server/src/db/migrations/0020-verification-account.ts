import { sql, type Kysely } from 'kysely'

/** The account that a pass is for, and from when a challenge counts. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('verifications').addColumn('account', 'text').execute()
  const counted = db.schema.alterTable('verifications')
  await counted.addColumn('counts_from', 'bigint', (c) => c.notNull().defaultTo(0)).execute()
  await sql`update verifications set counts_from = at`.execute(db)
}
