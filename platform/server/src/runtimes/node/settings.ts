import { checkContract } from 'atrium/contract/module/contract'
import type { DeletedInLogs } from 'atrium/contract/system/user'
import type { InstallationKind } from 'atrium/contract/session'
import type { FixedSettings } from '#server/call/call'
import type { Product } from '#server/call/resource'
import { checkMenuOrder } from '#server/install/menu/menu-order'
import { defaultModules } from '#server/install/modules'
import { firstSeed } from '#server/install/sample'
import { readFixedSettings } from '#server/services/setting/fixed-settings'
import { filesKeyOf, type ClamdAddress, type FilesKey, type FilesUrl } from './connections/files/file-settings'
import { isLoopback } from './connections/loopback'
import type { MailSettings } from './mail/mail-settings'
import type { Trust } from './connections/proxy'
import { databaseUrlOf } from './settings/database-url'
import {
  declaredNames,
  idleNames,
  readEnvironment,
  type Environment,
  type ReadEnvironment,
} from './settings/environment'
import { oneOf, secretNames, variableNames, Variables, type ReadVariables } from './settings/variables'

/**
 * A working day, after which nobody can be expected at a screen that was left open: OWASP asks for hours at most where there is
 * something to lose. With data to be looked at a session lasts the 7 days of its token.
 */
const idleHours = { real: 8, sample: 168 } as const

/** How this server runs, read once at start. */
export interface Settings {
  port: number
  host: string
  /** `file:` and a path, or a `postgres://` address. */
  databaseUrl: string
  /** The `postgres://` address of a replica; undefined without one. */
  replicaUrl: string | undefined
  /** The limits of a process towards a PostgreSQL server. */
  database: { connections: number; connectMillis: number; statementMillis: number; prepares: boolean }
  /** The kind of installation; an empty database is filled for it. */
  seed: InstallationKind
  /** Whether a start may change the database: bring it to the newest version, and install what modules bring. */
  mayMigrate: boolean
  /** The path below which console and API are served, without a slash at its end; empty at the root. */
  basePath: string
  /** The names of the modules that run. */
  modules: readonly string[]
  /** Whether requests are answered under names of this machine alone: nobody asked for the demo, whose passwords are public. */
  localOnly: boolean
  /** Which proxies are believed; undefined for none. */
  trustProxy: Trust | undefined
  /** The host names under which requests are answered, beside those of this machine; undefined for any. */
  allowedHosts: readonly string[] | undefined
  loginMessages: 'uniform' | 'distinct'
  /** Whether a session that was opened over TLS needs its cookie beside its token. */
  sessionBinding: 'strict' | 'header'
  /** After how long without a call a session ends. */
  idleHours: number
  /** How long the operation log and the sign-in log are kept. */
  logDays: number
  /** Whether both logs go on naming a user who is deleted. */
  deletedInLogs: DeletedInLogs
  /** The key that checkpoints of both logs are signed with; undefined where they are not. */
  /** Encrypts secrets that are stored; undefined stores them as they are. */
  secretsKey: string | undefined
  /** Former keys, which are still read. */
  oldSecretsKeys: readonly string[]
  logKey: string | undefined
  /** Earlier keys, whose signatures still count. */
  oldLogKeys: readonly string[]
  /** The passphrase that backups are encrypted with; undefined where they are not. */
  backupKey: string | undefined
  /** The folder that the server writes backups to; undefined where it writes none. */
  backupFolder: string | undefined
  /** When it does, as a cron expression in the default time zone. */
  backupAt: string
  /** Whether backups have the files of the store outside, too. */
  hasFilesInBackups: boolean
  /** The address of the console; undefined where none is set. */
  publicUrl?: string | undefined
  /** How mails are sent; undefined where none are. */
  mail?: MailSettings | undefined
  /** The addresses, ranges and hosts in private networks that webhooks may go to. */
  webhookTargets: readonly string[]
  /** Where the content of files is kept. */
  filesUrl: FilesUrl
  /** The key of the S3-compatible store; undefined for another one. */
  filesKey: FilesKey | undefined
  filesRegion: string
  /** Where clamd listens; undefined where files are not scanned. */
  clamd: ClamdAddress | undefined
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  /** How lines of the log are written; undefined for text on a terminal and JSON elsewhere. */
  logFormat: 'text' | 'json' | undefined
  /** The token with which another machine may read metrics; undefined where none may. */
  metricsToken: string | undefined
  /** The least that has to be left on the disk of the database file, in megabytes. */
  diskLeftMegabytes: number
  /** Where `npm run dev` shows the console, which then is not served here. */
  devAddress: string | undefined
  /** Whether `npm run dev` has started this server before, and address and accounts were printed. */
  isRestart: boolean
  /** Whether the menu and the dictionaries of modules are brought to what their sources say. */
  isRefreshed: boolean
}

/** Why a server cannot start, in sentences that say what to do. */
export class StartError extends Error {}

/** The modules that `MODULES` names between commas, `none` for none of them; without it those that the seed is for. */
function readModules(
  { contract, menuOrder = [] }: Product,
  text: string | undefined,
  seed: Settings['seed'],
): readonly string[] {
  try {
    checkContract(contract)
    checkMenuOrder(contract.declared, menuOrder)
  } catch (error) {
    throw new StartError((error as Error).message)
  }
  if (text === undefined) return defaultModules(contract, seed !== 'none')
  if (text.trim() === 'none') return []
  const present = contract.modules.map(({ module }) => module.name)
  const named = text.split(',').map((name) => name.trim())
  const unknown = named.filter((name) => !present.includes(name))
  if (unknown.length === 0) return named
  throw new StartError(
    `MODULES names "${unknown.join(', ')}", but this build has ${present.join(', ') || 'no modules'}. Name some of these between commas, or none.`,
  )
}

/**
 * Returns what an installation is: what its database was filled with, unless a demo becomes a real installation. For an empty database it
 * is what was asked for. Throws a StartError where a real installation is to become a demo.
 */
function kindOf(asked: InstallationKind | undefined, byDefault: InstallationKind, recorded?: InstallationKind) {
  if (recorded === undefined) return asked ?? byDefault
  if (recorded !== 'none') return (asked ?? byDefault) === 'none' ? 'none' : recorded
  if (asked === undefined || asked === 'none') return 'none'
  throw new StartError(
    `SEED is "${asked}", but the database is a real installation. Unset SEED, or set DATABASE_URL to another database.`,
  )
}

/** Each seed but the first has a file of its own, so that all can be looked at in turn: `SEED` fills empty databases alone. */
function defaultDatabase(product: Product, asked: InstallationKind | undefined): string {
  const isUsual = asked === undefined || asked === 'none' || asked === firstSeed(product)
  return `file:data/${product.brand.key}${isUsual ? '' : `-${asked}`}.db`
}

/** Menus and dictionaries of a real installation are not overwritten. */
function rejectRefresh(refresh: string | undefined): void {
  if (refresh === undefined) return
  throw new StartError(
    'DEV_REFRESH overwrites menus and dictionaries, which is for the demo alone. Unset it, or set SEED=demo and another NODE_ENV.',
  )
}

/** Returns the address of the console, whose path may be left out. Throws a StartError where it contradicts BASE_PATH. */
function publicUrlOf({ origin, pathname }: URL, basePath: string): string {
  if (pathname === '/' || pathname === basePath) return origin + basePath
  throw new StartError(
    `PUBLIC_URL has the path "${pathname}", but BASE_PATH is "${basePath}". Set both to the same path, or leave it out of PUBLIC_URL.`,
  )
}

/** Returns how mails are sent. Throws a StartError where something for that is missing. */
function mailOf(
  { SMTP_URL: smtpUrl, MAIL_FROM: from }: ReadVariables,
  publicUrl: string | undefined,
): MailSettings | undefined {
  if (!smtpUrl) return undefined
  if (from && publicUrl) return { smtpUrl, from, publicUrl }
  const missing = [...(from ? [] : ['MAIL_FROM']), ...(publicUrl ? [] : ['PUBLIC_URL'])].join(' and ')
  throw new StartError(`SMTP_URL is set, but ${missing} not. Mails need all three: set them, or unset SMTP_URL.`)
}

/** Returns the address of the console, and how mails with links to it are sent. */
function addressOf(env: ReadVariables): Pick<Settings, 'publicUrl' | 'mail'> {
  const publicUrl = env.PUBLIC_URL && publicUrlOf(env.PUBLIC_URL, env.BASE_PATH)
  return { publicUrl, mail: mailOf(env, publicUrl) }
}

/**
 * Returns the settings of the platform and of the modules of a product as an environment has them, not checked yet. Files are read for the modules
 * that run alone.
 */
export const readVariables = (product: Product, environment: Environment, active: readonly string[]): ReadEnvironment =>
  readEnvironment(
    environment,
    [...new Set([...variableNames, ...declaredNames(product)])],
    idleNames(product, active).filter((name) => !variableNames.includes(name)),
  )

/** Returns what `read` returns. Throws a StartError with the sentence of its error. */
function readTogether<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw new StartError((error as Error).message)
  }
}

/** Returns the address of the database. Throws a StartError where settings contradict it. */
const readDatabaseUrl = (product: Product, env: ReadVariables) =>
  readAddress(env, env.DATABASE_URL ?? defaultDatabase(product, env.SEED))

const readAddress = (env: ReadVariables, url: string) =>
  readTogether(() =>
    databaseUrlOf({
      url,
      password: env.PGPASSWORD,
      schema: env.DATABASE_SCHEMA,
      caFile: env.DATABASE_CA_FILE,
    }),
  )

/** Returns the address of a replica; undefined without one. Throws a StartError where settings contradict it. */
function readReplicaUrl(env: ReadVariables, databaseUrl: string): string | undefined {
  if (env.DATABASE_READ_URL === undefined) return undefined
  if (databaseUrl.startsWith('file:'))
    throw new StartError(
      'DATABASE_READ_URL names a replica, but DATABASE_URL is a file. Set DATABASE_URL to the PostgreSQL that the replica follows, or unset DATABASE_READ_URL.',
    )
  return readAddress(env, env.DATABASE_READ_URL)
}

/** Returns the variables that are right, and adds a sentence for each other one. */
function checkVariables({ seeds }: Product, values: Readonly<Record<string, string>>, errors: string[]) {
  const Checked = Variables.extend({ SEED: oneOf(...Object.keys(seeds), 'none').optional() })
  const result = Checked.safeParse(values)
  if (result.success) return { env: result.data, wrong: new Set<string>() }
  const messages = new Map(result.error.issues.map(({ path, message }) => [String(path[0]), message]))
  for (const [name, message] of messages) {
    const wrong = secretNames.has(name) ? message : `${message}, but is "${values[name]}"`
    errors.push(`${name} ${wrong}. Change or unset it and start again.`)
  }
  const rest = Object.fromEntries(Object.entries(values).filter(([name]) => !messages.has(name)))
  return { env: Checked.parse(rest), wrong: new Set(messages.keys()) }
}

/** Returns what `read` returns; undefined where it throws a StartError, whose sentence is added to `errors`. */
function attempt<T>(errors: string[], read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    errors.push(error.message)
    return undefined
  }
}

/** Returns the settings of the database, with a sentence in `errors` for each that is wrong. */
function databaseOf(
  product: Product,
  env: ReadVariables,
  errors: string[],
): Pick<Settings, 'databaseUrl' | 'replicaUrl' | 'database'> {
  const databaseUrl = attempt(errors, () => readDatabaseUrl(product, env)) ?? ''
  return {
    databaseUrl,
    replicaUrl: attempt(errors, () => readReplicaUrl(env, databaseUrl)),
    database: {
      connections: env.DATABASE_CONNECTIONS,
      connectMillis: env.DATABASE_CONNECT_SECONDS * 1000,
      statementMillis: env.DATABASE_STATEMENT_SECONDS * 1000,
      prepares: env.DATABASE_PREPARE === 'yes',
    },
  }
}

/** Settings, with a sentence for each that is wrong. */
interface Checked {
  readonly settings: Settings
  readonly errors: readonly string[]
}

function check(product: Product, { values, errors: unread }: ReadEnvironment, recorded?: InstallationKind): Checked {
  const errors = unread.map((error) => `${error}.`)
  const { env, wrong } = checkVariables(product, values, errors)
  const demoByDefault = isLoopback(env.HOST) && env.NODE_ENV !== 'production'
  const seed = attempt(errors, () => kindOf(env.SEED, demoByDefault ? firstSeed(product) : 'none', recorded)) ?? 'none'
  if (env.NODE_ENV === 'production' || seed === 'none') attempt(errors, () => rejectRefresh(env.DEV_REFRESH))
  const isMailRead = !['SMTP_URL', 'MAIL_FROM', 'PUBLIC_URL', 'BASE_PATH'].some((name) => wrong.has(name))
  const isFilesRead = !wrong.has('FILES_URL') && !wrong.has('FILES_KEY')
  const settings: Settings = {
    port: env.PORT,
    host: env.HOST,
    ...databaseOf(product, env, errors),
    seed,
    mayMigrate: env.MIGRATE_AT_START === 'yes',
    basePath: env.BASE_PATH,
    modules: attempt(errors, () => readModules(product, env.MODULES, seed)) ?? [],
    localOnly: env.SEED === undefined && seed !== 'none',
    trustProxy: env.TRUST_PROXY,
    allowedHosts: env.ALLOWED_HOSTS,
    loginMessages: env.LOGIN_MESSAGES,
    sessionBinding: env.SESSION_BINDING ?? (seed === 'none' ? 'strict' : 'header'),
    idleHours: env.SESSION_IDLE_HOURS ?? (seed === 'none' ? idleHours.real : idleHours.sample),
    logDays: env.OPERATION_LOG_DAYS,
    deletedInLogs: env.DELETED_USERS_IN_LOGS,
    secretsKey: env.SECRETS_KEY,
    oldSecretsKeys: env.SECRETS_KEY_OLD ?? [],
    logKey: env.LOG_KEY,
    oldLogKeys: env.LOG_KEY_OLD ?? [],
    backupKey: env.BACKUP_KEY,
    backupFolder: env.BACKUP_FOLDER,
    backupAt: env.BACKUP_AT,
    hasFilesInBackups: env.BACKUP_FILES === 'yes',
    ...(isMailRead ? attempt(errors, () => addressOf(env)) : undefined),
    webhookTargets: env.WEBHOOK_PRIVATE_TARGETS ?? [],
    filesUrl: env.FILES_URL ?? { kind: 'database' },
    filesKey: isFilesRead ? attempt(errors, () => readTogether(() => filesKeyOf(env))) : undefined,
    filesRegion: env.FILES_REGION,
    clamd: env.CLAMD_URL,
    logLevel: env.LOG_LEVEL,
    logFormat: env.LOG_FORMAT,
    metricsToken: env.METRICS_TOKEN,
    diskLeftMegabytes: env.DISK_LEFT_MB,
    devAddress: env.DEV_ADDRESS,
    isRestart: env.DEV_RESTART !== undefined,
    isRefreshed: env.DEV_REFRESH !== undefined,
  }
  return { settings, errors }
}

/**
 * Reads and checks the environment and its files, for a database that was filled with `recorded`; without it for an empty one. Throws a
 * StartError that names every setting that is wrong. The demo seed is the default only where nobody else can reach it: on loopback,
 * and not in production.
 */
export function readSettings(product: Product, environment: Environment, recorded?: InstallationKind): Settings {
  const { settings, errors } = check(product, readVariables(product, environment, []), recorded)
  if (errors.length > 0) throw new StartError(errors.join('\n'))
  return settings
}

/** Returns a sentence where the default language is one that the product does not offer. */
function languageErrors({ languages }: Product, fixed: FixedSettings): string[] {
  const language = fixed['platform.defaultLanguage']
  if (typeof language !== 'string' || languages.some((one) => one === language)) return []
  return [`DEFAULT_LANGUAGE must be one of ${languages.join(', ')}, but is "${language}"`]
}

/** Reads the same as `readSettings`, and besides what the environment sets of the platform and of the modules that run. */
export function readServerSettings(
  product: Product,
  environment: Environment,
  recorded?: InstallationKind,
): { settings: Settings; fixedSettings: FixedSettings } {
  const own = readVariables(product, environment, [])
  const { settings, errors } = check(product, own, recorded)
  const read = readVariables(product, environment, settings.modules)
  const unread = read.errors.filter((error) => !own.errors.includes(error)).map((error) => `${error}.`)
  const fixed = readFixedSettings(product.contract, settings.modules, read.values)
  // Settings of the page that the platform reads as its own were named above.
  const others = fixed.errors.filter((error) => !variableNames.includes(error.split(' ')[0]!))
  const wrong = [...others, ...languageErrors(product, fixed.values)]
  const all = [...errors, ...unread, ...wrong.map((error) => `${error}. Correct that and start again.`)]
  if (all.length > 0) throw new StartError(all.join('\n'))
  return { settings, fixedSettings: fixed.values }
}
