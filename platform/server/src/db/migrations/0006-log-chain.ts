import { sql } from 'kysely'
import { chainExistingLogs } from './0006-log-chain/chain-existing'
import { identity } from '../engines/columns'
import type { Migration } from '../migration'
import { createIndexes, givenText } from './0001-tables/columns'

const logs = ['operation_logs', 'sign_ins'] as const
const chained = ['operationLogs', 'signIns', 'logAmendments'] as const

/** Chains both logs: the rows that are there by this step, later ones as they are added. */
export const logChain: Migration = {
  adds: ['log_heads', 'log_checkpoints', 'log_amendments', 'log_checks'],
  async up(db, engine) {
    for (const table of logs) {
      await db.schema.alterTable(table).addColumn('link', 'integer').execute()
      await db.schema.alterTable(table).addColumn('digest', 'text').execute()
      await db.schema.alterTable(table).addColumn('chain', 'text').execute()
    }
    await db.schema
      .createTable('log_heads')
      .addColumn('log', 'text', (c) => c.primaryKey())
      .addColumn('link', 'integer', (c) => c.notNull())
      .addColumn('row_id', 'integer', (c) => c.notNull())
      .addColumn('chain', 'text', (c) => c.notNull())
      .execute()
    const checkpoints = db.schema
      .createTable('log_checkpoints')
      .addColumn('checkpoint_id', 'integer', identity(engine))
      .addColumn('link', 'integer', (c) => c.notNull())
      .addColumn('row_id', 'integer', (c) => c.notNull())
      .addColumn('cut', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
    await givenText(checkpoints, 'log', 'chain', 'reason', 'key_id', 'signature').execute()
    const amendments = db.schema
      .createTable('log_amendments')
      .addColumn('amendment_id', 'integer', identity(engine))
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('row_id', 'integer', (c) => c.notNull())
      .addColumn('link', 'integer')
      .addColumn('digest', 'text')
      .addColumn('chain', 'text')
    await givenText(amendments, 'log', 'new_digest', 'key_id', 'signature').execute()
    await createIndexes(db, 'log_checkpoints', { log_checkpoints_by_link: ['log', 'link'] })
    await createIndexes(db, 'log_amendments', { log_amendments_by_row: ['log', 'row_id', 'amendment_id'] })
    await db.schema
      .createTable('log_checks')
      .addColumn('log', 'text', (c) => c.primaryKey())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('rows', 'integer', (c) => c.notNull())
      .addColumn('checkpoints', 'integer', (c) => c.notNull())
      .addColumn('signed', 'integer', (c) => c.notNull())
      .addColumn('amended', 'integer', (c) => c.notNull())
      // Null as long as nothing was wrong.
      .addColumn('damage', 'text')
      .addColumn('row_id', 'integer')
      .addColumn('row_at', 'bigint')
      .addColumn('done_rows', 'integer')
      .execute()
    for (const log of chained) await sql`insert into log_heads values (${log}, 0, 0, '')`.execute(db)
    await chainExistingLogs(db, Date.now())
  },
}
