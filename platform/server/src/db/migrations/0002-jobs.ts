import { sql } from 'kysely'
import { identity } from '../engines/columns'
import type { Migration } from '../migration'

/** Jobs and their runs. */
export const jobs: Migration = {
  adds: ['jobs', 'job_runs'],
  async up(db, engine) {
    await db.schema
      .createTable('jobs')
      .addColumn('job_id', 'integer', identity(engine))
      .addColumn('job_key', 'text', (c) => c.notNull().unique())
      .addColumn('schedule', 'text', (c) => c.notNull())
      .addColumn('paused', 'integer', (c) =>
        c
          .notNull()
          .defaultTo(0)
          .check(sql`paused in (0, 1)`),
      )
      .addColumn('next_at', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema
      .createTable('job_runs')
      .addColumn('run_id', 'integer', identity(engine))
      .addColumn('job_id', 'integer', (c) => c.notNull().references('jobs.job_id').onDelete('cascade'))
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('due_at', 'bigint')
      .addColumn('start_at', 'bigint', (c) => c.notNull())
      .addColumn('started_at', 'bigint')
      .addColumn('ended_at', 'bigint')
      .addColumn('duration', 'bigint')
      .addColumn('attempt', 'integer', (c) => c.notNull())
      .addColumn('earlier_end', 'text', (c) => c.notNull())
      .addColumn('error', 'text', (c) => c.notNull())
      .addColumn('process', 'text', (c) => c.notNull())
      .addColumn('beat', 'integer', (c) => c.notNull())
      .execute()
    const index = (name: string) => db.schema.createIndex(name).on('job_runs')
    // A due time has one run. Those by hand have none, and null is distinct from null in both engines.
    await index('job_runs_due').unique().columns(['job_id', 'due_at']).execute()
    await index('job_runs_latest').columns(['job_id', 'run_id']).execute()
    await index('job_runs_ended').column('ended_at').execute()
    // Of the few that have not ended, which every process reads each second.
    await sql`create index job_runs_active on job_runs (job_id) where state in ('waiting', 'running')`.execute(db)
  },
}
