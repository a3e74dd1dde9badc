import { platform } from 'atrium/contract/module/platform'
import { DEFAULT_MIGRATION_TABLE, Migrator, sql, type Kysely, type Migration } from 'kysely'
import type { Engine } from '../db/engines/engine'
import { tables as platformTables } from '../db/migrations/0001-tables'
import { jobs } from '../db/migrations/0002-jobs'
import { notices } from '../db/migrations/0003-notices'
import { outbox } from '../db/migrations/0004-outbox'
import { logChain } from '../db/migrations/0006-log-chain'
import { operationFigures } from '../db/migrations/0007-operation-figures'
import { webhooks } from '../db/migrations/0008-webhooks'
import { fieldFiles } from '../db/migrations/0009-files'
import { accountLanguage } from '../db/migrations/0010-account-language'
import { signInsOfUser } from '../db/migrations/0011-sign-ins-of-user'
import { attachedFiles } from '../db/migrations/0012-attached-files'
import { factors } from '../db/migrations/0013-factors'
import { apiTokens } from '../db/migrations/0014-api-tokens'
import { reauthentication } from '../db/migrations/0015-reauthentication'
import { sessionCookie } from '../db/migrations/0016-session-cookie'
import { passkeys } from '../db/migrations/0017-passkeys'
import { passwordLinks } from '../db/migrations/0018-password-links'
import { idempotencyKeys } from '../db/migrations/0019-idempotency-keys'
import { serviceAccounts } from '../db/migrations/0020-service-accounts'
import { requiredFactors } from '../db/migrations/0021-required-factors'
import { ownSignIns } from '../db/migrations/0022-own-sign-ins'
import { trustedBrowsers } from '../db/migrations/0023-trusted-browsers'
import { singleSignOn } from '../db/migrations/0024-single-sign-on'
import type { Product } from '../call/resource'
import type { Migration as Step } from '../db/migration'
import { isDeadlock } from '../db/engines/error/unreachable'
import { DatabaseError } from '../db/engines/storage'
import { takeTurnOfMigration } from '../db/engines/turn'
import { currentSchema, presentTables } from '../db/engines/columns'
import type { Database } from '../db/schema'

/** The migrations of the platform by name, in order. A new one is a file beside the others and a line here. */
const platformSteps: Record<string, Step> = {
  '0001-tables': platformTables,
  '0002-jobs': jobs,
  '0003-notices': notices,
  '0004-outbox': outbox,
  '0006-log-chain': logChain,
  '0007-operation-figures': operationFigures,
  '0008-webhooks': webhooks,
  '0009-files': fieldFiles,
  '0010-account-language': accountLanguage,
  '0011-sign-ins-of-user': signInsOfUser,
  '0012-attached-files': attachedFiles,
  '0013-factors': factors,
  '0014-api-tokens': apiTokens,
  '0015-reauthentication': reauthentication,
  '0016-session-cookie': sessionCookie,
  '0017-passkeys': passkeys,
  '0018-password-links': passwordLinks,
  '0019-idempotency-keys': idempotencyKeys,
  '0020-service-accounts': serviceAccounts,
  '0021-required-factors': requiredFactors,
  '0022-own-sign-ins': ownSignIns,
  '0023-trusted-browsers': trustedBrowsers,
  '0024-single-sign-on': singleSignOn,
}

type Servers = Product['servers']
type Steps = Readonly<Record<string, Step>>

/**
 * Returns the migrations of the platform and of these modules. Those of a module have its name before theirs, and an order among
 * themselves alone.
 */
export function presentSteps(servers: Servers): Steps {
  const moduleSteps = Object.entries(servers).flatMap(([module, { migrations }]) =>
    Object.entries(migrations).map(([name, step]) => [`${module}/${name}`, step] as const),
  )
  return { ...platformSteps, ...Object.fromEntries(moduleSteps) }
}

/** The steps that the database records as done; none in a new one. */
export async function recordedSteps(db: Database): Promise<string[]> {
  const tables = await presentTables(db, { withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return []
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db)
  return rows.map(({ name }) => name)
}

/** Returns the migrations of this build that the database does not record as done. Those that it has beyond them do not count. */
export async function missingSteps(db: Database, servers: Servers): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db)
  const done = new Set(rows.map(({ name }) => name))
  return Object.keys(presentSteps(servers)).filter((step) => !done.has(step))
}

const moduleOf = (step: string) => (step.includes('/') ? step.split('/')[0]! : platform.name)

/**
 * The recorded steps of modules that this build lacks and that did not run at the latest start. Their tables are kept as they are, so
 * that the module finds them when it comes back.
 */
async function keptSteps(db: Database, done: ReadonlySet<string>, steps: Steps): Promise<string[]> {
  if (!done.has('0001-tables')) return []
  const stopped = await db.selectFrom('modules').where('isActive', '=', 0).select('name').execute()
  const present = new Set(Object.keys(steps).map(moduleOf))
  const removed = new Set(stopped.map(({ name }) => name).filter((name) => !present.has(name)))
  return [...done].filter((step) => removed.has(moduleOf(step)))
}

/** Returns the names under which version 0.1 recorded the steps that a step replaces, with the name of its module. */
export function replacedSteps(step: string, { replaces = [] }: Step): string[] {
  const start = step.slice(0, step.indexOf('/') + 1)
  return replaces.map((name) => start + name)
}

/** Throws a DatabaseError when the database is of version 0.1, whose steps these replace. */
export function rejectVersion01(done: ReadonlySet<string>, steps: Steps): void {
  const isOld = Object.entries(steps).some(([name, step]) => replacedSteps(name, step).some((old) => done.has(old)))
  if (!isOld) return
  throw new DatabaseError(
    'Version 0.1 made it, and this version has other migrations. Stop whatever uses it and run "npm run db:from-0.1", which copies it into a new database and leaves it as it is.',
  )
}

/** Throws a DatabaseError when a newer version, or one with other modules, has changed the tables. */
function rejectUnknown(done: ReadonlySet<string>, steps: Steps): void {
  const unknown = [...done].filter((name) => !Object.hasOwn(steps, name)).toSorted()
  if (unknown.length === 0) return
  const modulesOf = [...new Set(unknown.flatMap((name) => (name.includes('/') ? name.split('/')[0]! : [])))]
  const isNewer = modulesOf.length === 0
  throw new DatabaseError(
    isNewer
      ? `A newer version has changed its tables: ${unknown.join(', ')}. Start that version, or set DATABASE_URL to another database.`
      : `It has tables of modules that this build lacks, or has in an older version: ${modulesOf.join(', ')}. Start a build with them, or set DATABASE_URL to another database.`,
  )
}

/** Throws a DatabaseError when a module runs here that this build lacks: its entries would stay in the menu without their pages. */
async function rejectLostModules(db: Database, servers: Servers): Promise<void> {
  const running = await db.selectFrom('modules').where('isActive', '=', 1).select('name').orderBy('name').execute()
  const lost = running.flatMap(({ name }) => (name === platform.name || servers[name] ? [] : [name]))
  if (lost.length === 0) return
  throw new DatabaseError(
    `It has modules that this build lacks: ${lost.join(', ')}. Start a build that has them once with MODULES leaving them out, or set DATABASE_URL to another database.`,
  )
}

/**
 * Returns the steps that the database records as done, and all that there are for it. Throws a DatabaseError where this build cannot
 * run on it, since it lacks steps or modules that the database has.
 */
export async function knownSteps(
  db: Database,
  servers: Servers,
  present: Steps = presentSteps(servers),
): Promise<{ done: ReadonlySet<string>; steps: Steps }> {
  const done = new Set(await recordedSteps(db))
  rejectVersion01(done, present)
  const kept = await keptSteps(db, done, present)
  // The migrator wants each recorded step to be there.
  const steps: Steps = {
    ...present,
    ...Object.fromEntries(kept.map((step) => [step, { up: () => Promise.resolve() }])),
  }
  rejectUnknown(done, steps)
  if (done.has('0001-tables')) await rejectLostModules(db, servers)
  return { done, steps }
}

/**
 * Brings the database to the newest version: all steps that are missing, and their records, in one transaction. Where
 * several processes start at once, one does it and the others wait; servers of the version before may go on. A database of the newest version is only read. Throws
 * what a step threw.
 */
export async function migrate({ db, name }: Engine, servers: Servers, present?: Steps): Promise<void> {
  const { done, steps } = await knownSteps(db, servers, present)
  const names = Object.keys(steps)
  if (done.size === names.length && names.every((step) => done.has(step))) return
  const migrations = Object.fromEntries(
    Object.entries(steps).map(([key, step]): [string, Migration] => [
      key,
      {
        async up(trx) {
          // Servers of the version before may still write.
          if (name === 'postgres') await takeTurnOfMigration(trx as Kysely<never>)
          await step.up(trx as Kysely<never>, name)
        },
      },
    ]),
  )
  if (name === 'sqlite') return runSteps(db, migrations)
  const schema = (await currentSchema(db)) ?? undefined
  // On PostgreSQL a statement has a time limit, and so has a wait for a lock. A step may take longer, and processes that start at
  // once wait for each other.
  await db.connection().execute(async (own) => {
    await sql`select set_config('statement_timeout', '0', false), set_config('lock_timeout', '0', false)`.execute(own)
    try {
      for (let attempt = 1; ; attempt++) {
        try {
          return await runSteps(own, migrations, schema)
        } catch (error) {
          if (!isDeadlock(error) || attempt === attempts) throw error
        }
      }
    } finally {
      for (const limit of ['statement_timeout', 'lock_timeout']) await sql.raw(`reset ${limit}`).execute(own)
    }
  })
}

/** How often the steps begin at most: reads of servers that run hold locks of several tables, and PostgreSQL ends one of two that wait for each other. */
const attempts = 20

/** Without `schema` a table of records in another schema would count as the own one. */
async function runSteps(db: Database, migrations: Record<string, Migration>, schema?: string): Promise<void> {
  const migrator = new Migrator({
    db,
    ...(schema !== undefined && { migrationTableSchema: schema }),
    provider: { getMigrations: async () => migrations },
    // Each module has an order of its own: the next one of the platform may come after that of a module.
    allowUnorderedMigrations: true,
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error as Error
}
