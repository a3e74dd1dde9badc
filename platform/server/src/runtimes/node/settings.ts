import * as z from 'zod'
import { checkContract } from 'atrium/contract/module/contract'
import { deletedInLogs, type DeletedInLogs } from 'atrium/contract/system/user'
import type { InstallationKind } from 'atrium/contract/session'
import type { Product } from '#server/call/resource'
import { checkMenuOrder } from '#server/install/menu/menu-order'
import { defaultModules } from '#server/install/modules'
import { firstSeed } from '#server/install/sample'
import { isLoopback } from './loopback'
import { mailFormats, readOrigin, readSender, readSmtpUrl, type MailSettings } from './mail/mail-settings'
import { readTrust, type Trust } from './proxy'

const portFormat = 'must be a whole number from 0 to 65535'
const port = z
  .string()
  .regex(/^\d{1,5}$/, portFormat)
  .transform(Number)
  .pipe(z.int(portFormat).max(65_535, portFormat))
const daysFormat = 'must be a whole number of days from 1 to 3650'
const days = z
  .string()
  .regex(/^\d{1,4}$/, daysFormat)
  .transform(Number)
  .pipe(z.int(daysFormat).min(1, daysFormat).max(3650, daysFormat))
const hoursFormat = 'must be a whole number of hours from 1 to 168'
const hours = z
  .string()
  .regex(/^\d{1,3}$/, hoursFormat)
  .transform(Number)
  .pipe(z.int(hoursFormat).min(1, hoursFormat).max(168, hoursFormat))
const megabytesFormat = 'must be a whole number of megabytes from 0 to 100000000'
const megabytes = z
  .string()
  .regex(/^\d{1,9}$/, megabytesFormat)
  .transform(Number)
  .pipe(z.int(megabytesFormat).max(100_000_000, megabytesFormat))
const token = z.string().regex(/^[\w.~+/=-]{16,256}$/, 'must be 16 to 256 letters, digits and characters of .~+/=_-')
const shortestLogKey = 16
const logKeyFormat = `must have ${shortestLogKey} characters or more, such as openssl rand -base64 24 prints`
const logKey = z.string().min(shortestLogKey, logKeyFormat)
const oldKeysFormat = `must be former keys between commas, each of ${shortestLogKey} characters or more`
const logKeys = z
  .string()
  .transform((text) => text.split(',').map((key) => key.trim()))
  .pipe(z.array(z.string().min(shortestLogKey, oldKeysFormat)))
const hostFormat = 'must be host names without a port between commas, such as admin.example.com'
const hosts = z
  .string()
  .transform((text) => text.split(',').map((name) => name.trim().toLowerCase()))
  .pipe(z.array(z.string().regex(/^(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*|\[[0-9a-f:.]+\])$/, hostFormat)))
/** A text that `read` makes something of; undefined is an error. */
const readBy = <T>(read: (text: string) => T | undefined, format: string) =>
  z.string().transform((text, context): T => {
    const value = read(text)
    if (value !== undefined) return value
    context.addIssue({ code: 'custom', message: format })
    return z.NEVER
  })
const trustFormat =
  'must be a number of proxies from 1 to 10, or addresses and ranges such as 10.0.0.0/8 between commas'
const oneOf = <const T extends readonly string[]>(...values: T) => z.enum(values, `must be one of ${values.join(', ')}`)

const Environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1, 'must be an address to listen on').default('127.0.0.1'),
  DATABASE_URL: z
    .string()
    .regex(/^(file:.+|postgres(ql)?:\/\/.+)$/, 'must begin with file: or postgres://')
    .optional(),
  SEED: z.string().optional(),
  NODE_ENV: z.string().optional(),
  MODULES: z.string().optional(),
  TRUST_PROXY: readBy<Trust>(readTrust, trustFormat).optional(),
  ALLOWED_HOSTS: hosts.optional(),
  LOGIN_MESSAGES: oneOf('uniform', 'distinct').default('uniform'),
  SESSION_IDLE_HOURS: hours.optional(),
  OPERATION_LOG_DAYS: days.default(180),
  DELETED_USERS_IN_LOGS: oneOf(...deletedInLogs).default('named'),
  LOG_KEY: logKey.optional(),
  LOG_KEY_OLD: logKeys.optional(),
  BACKUP_KEY: z.string().optional(),
  BACKUP_FOLDER: z.string().optional(),
  BACKUP_AT: z.string().default('0 2 * * *'),
  SMTP_URL: readBy(readSmtpUrl, mailFormats.smtpUrl).optional(),
  MAIL_FROM: readBy(readSender, mailFormats.from).optional(),
  PUBLIC_URL: readBy(readOrigin, mailFormats.publicUrl).optional(),
  LOG_LEVEL: oneOf('debug', 'info', 'warn', 'error', 'silent').default('info'),
  LOG_FORMAT: oneOf('text', 'json').optional(),
  METRICS_TOKEN: token.optional(),
  DISK_LEFT_MB: megabytes.default(100),
  // Set by `npm run dev`.
  DEV_ADDRESS: z.string().optional(),
  DEV_RESTART: oneOf('1').optional(),
  DEV_REFRESH: oneOf('1').optional(),
})

/** The settings that an administrator makes; those of `npm run dev` are its own. */
export const settingNames = Object.keys(Environment.shape).filter((name) => !name.startsWith('DEV_'))

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
  /** The kind of installation; an empty database is filled for it. */
  seed: InstallationKind
  /** The names of the modules that run. */
  modules: readonly string[]
  /** Whether requests are answered under names of this machine alone: nobody asked for the demo, whose passwords are public. */
  localOnly: boolean
  /** Which proxies are believed; undefined for none. */
  trustProxy: Trust | undefined
  /** The host names under which requests are answered, beside those of this machine; undefined for any. */
  allowedHosts: readonly string[] | undefined
  loginMessages: 'uniform' | 'distinct'
  /** After how long without a call a session ends. */
  idleHours: number
  /** How long the operation log and the sign-in log are kept. */
  logDays: number
  /** Whether both logs go on naming a user who is deleted. */
  deletedInLogs: DeletedInLogs
  /** The key that checkpoints of both logs are signed with; undefined where they are not. */
  logKey: string | undefined
  /** Earlier keys, whose signatures still count. */
  oldLogKeys: readonly string[]
  /** The passphrase that backups are encrypted with; undefined where they are not. */
  backupKey: string | undefined
  /** The folder that the server writes backups to; undefined where it writes none. */
  backupFolder: string | undefined
  /** When it does, as a cron expression in UTC. */
  backupAt: string
  /** How mails are sent; undefined where none are. */
  mail: MailSettings | undefined
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

/** Why a server cannot start, in one sentence that says what to do. */
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

/** An error is in logs, which a token and a password must not be. */
const secretNames: ReadonlySet<string> = new Set(['METRICS_TOKEN', 'SMTP_URL', 'LOG_KEY', 'LOG_KEY_OLD'])

/** Returns how mails are sent. Throws a StartError where something for that is missing. */
function mailOf({
  SMTP_URL: smtpUrl,
  MAIL_FROM: from,
  PUBLIC_URL: publicUrl,
}: z.output<typeof Environment>): MailSettings | undefined {
  if (!smtpUrl) return undefined
  if (from && publicUrl) return { smtpUrl, from, publicUrl }
  const missing = [...(from ? [] : ['MAIL_FROM']), ...(publicUrl ? [] : ['PUBLIC_URL'])].join(' and ')
  throw new StartError(`SMTP_URL is set, but ${missing} not. Mails need all three: set them, or unset SMTP_URL.`)
}

/**
 * Reads and checks the environment, for a database that was filled with `recorded`; without it for an empty one. Throws a
 * StartError that names every setting that is wrong. The demo seed is the default only where nobody else can reach it: on loopback,
 * and not in production.
 */
export function readSettings(
  product: Product,
  environment: Record<string, string | undefined>,
  recorded?: InstallationKind,
): Settings {
  const filled = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const seeds = oneOf(...Object.keys(product.seeds), 'none').optional()
  const result = Environment.extend({ SEED: seeds }).safeParse(filled)
  if (!result.success) {
    const errors = result.error.issues.map(({ path, message }) => {
      const name = String(path[0])
      // An error is in logs, which a token or key must not be.
      return secretNames.has(name) ? `${name} ${message}` : `${name} ${message}, but is "${filled[name]}"`
    })
    throw new StartError(`${[...new Set(errors)].join('; ')}. Change or unset it and start again.`)
  }
  const env = result.data
  const demoByDefault = isLoopback(env.HOST) && env.NODE_ENV !== 'production'
  const seed = kindOf(env.SEED, demoByDefault ? firstSeed(product) : 'none', recorded)
  if (env.NODE_ENV === 'production' || seed === 'none') rejectRefresh(env.DEV_REFRESH)
  return {
    port: env.PORT,
    host: env.HOST,
    databaseUrl: env.DATABASE_URL ?? defaultDatabase(product, env.SEED),
    seed,
    modules: readModules(product, env.MODULES, seed),
    localOnly: env.SEED === undefined && seed !== 'none',
    trustProxy: env.TRUST_PROXY,
    allowedHosts: env.ALLOWED_HOSTS,
    loginMessages: env.LOGIN_MESSAGES,
    idleHours: env.SESSION_IDLE_HOURS ?? (seed === 'none' ? idleHours.real : idleHours.sample),
    logDays: env.OPERATION_LOG_DAYS,
    deletedInLogs: env.DELETED_USERS_IN_LOGS,
    logKey: env.LOG_KEY,
    oldLogKeys: env.LOG_KEY_OLD ?? [],
    backupKey: env.BACKUP_KEY,
    backupFolder: env.BACKUP_FOLDER,
    backupAt: env.BACKUP_AT,
    mail: mailOf(env),
    logLevel: env.LOG_LEVEL,
    logFormat: env.LOG_FORMAT,
    metricsToken: env.METRICS_TOKEN,
    diskLeftMegabytes: env.DISK_LEFT_MB,
    devAddress: env.DEV_ADDRESS,
    isRestart: env.DEV_RESTART !== undefined,
    isRefreshed: env.DEV_REFRESH !== undefined,
  }
}
