import { Migrator, type Kysely, type Migration } from 'kysely'
import type { Engine, EngineName } from './engines/engine'
import * as records from './migrations/0001-records'
import * as locks from './migrations/0002-locks'
import * as operationLogs from './migrations/0003-operation-logs'
import * as signInLog from './migrations/0004-sign-in-log'
import * as namesIgnoreCase from './migrations/0005-names-ignore-case'

type Step = { up(db: Kysely<never>, engine: EngineName): Promise<void> }

/** Every migration by name, in order. A new one is a file beside the others and a line here. */
const steps: Record<string, Step> = {
  '0001-records': records,
  '0002-locks': locks,
  '0003-operation-logs': operationLogs,
  '0004-sign-in-log': signInLog,
  '0005-names-ignore-case': namesIgnoreCase,
}

/** Brings the database to the newest version; a failing step leaves it as it was. Throws what the step threw. */
export async function migrate({ db, name }: Engine): Promise<void> {
  const migrations = Object.fromEntries(
    Object.entries(steps).map(([key, step]): [string, Migration] => [
      key,
      { up: (trx) => step.up(trx as Kysely<never>, name) },
    ]),
  )
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error as Error
}
