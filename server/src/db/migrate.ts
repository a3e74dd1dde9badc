import { DEFAULT_MIGRATION_TABLE, Migrator, sql, type Kysely, type Migration } from 'kysely'
import type { Engine, EngineName } from './engines/engine'
import * as records from './migrations/0001-records'
import * as locks from './migrations/0002-locks'
import * as operationLogs from './migrations/0003-operation-logs'
import * as signInLog from './migrations/0004-sign-in-log'
import * as namesIgnoreCase from './migrations/0005-names-ignore-case'
import * as passwordExpiry from './migrations/0006-password-expiry'
import * as builtInDictionaries from './migrations/0007-built-in-dictionaries'
import * as endedSessions from './migrations/0008-ended-sessions'
import * as dictionaryNames from './migrations/0009-dictionary-names'
import * as roleCreators from './migrations/0010-role-creators'
import * as files from './migrations/0011-files'
import type { Database } from './schema'

type Step = { up(db: Kysely<never>, engine: EngineName): Promise<void> }

/** Every migration by name, in order. A new one is a file beside the others and a line here. */
const steps: Record<string, Step> = {
  '0001-records': records,
  '0002-locks': locks,
  '0003-operation-logs': operationLogs,
  '0004-sign-in-log': signInLog,
  '0005-names-ignore-case': namesIgnoreCase,
  '0006-password-expiry': passwordExpiry,
  '0007-built-in-dictionaries': builtInDictionaries,
  '0008-ended-sessions': endedSessions,
  '0009-dictionary-names': dictionaryNames,
  '0010-role-creators': roleCreators,
  '0011-files': files,
}

const names = Object.keys(steps)

/** The steps that the database records as done; none in a new one. */
async function recorded(db: Database): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return []
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db)
  return rows.map(({ name }) => name)
}

/**
 * Brings the database to the newest version: all steps that are missing, and their records, in one transaction. Where
 * several processes start at once, one does it and the others wait. A database of the newest version is only read. Throws
 * what a step threw.
 */
export async function migrate({ db, name }: Engine): Promise<void> {
  const done = new Set(await recorded(db))
  if (done.size === names.length && names.every((step) => done.has(step))) return
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
