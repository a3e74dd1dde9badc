import * as z from 'zod'
import { deletedInLogs } from 'atrium/contract/system/user'
import { privateTargetsFormat, readPrivateTargets } from '../connections/webhook/private-targets'
import {
  fileFormats,
  readClamdUrl,
  readFilesKey,
  readFilesUrl,
  type ClamdAddress,
  type FilesKey,
  type FilesUrl,
} from '../connections/files/file-settings'
import { mailFormats, readPublicUrl, readSender, readSmtpUrl } from '../mail/mail-settings'
import { readTrust, type Trust } from '../connections/proxy'

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
const shortestSecretsKey = 32
const secretsKeyFormat = `must have ${shortestSecretsKey} characters or more, such as openssl rand -base64 32 prints`
const secretsKey = z.string().min(shortestSecretsKey, secretsKeyFormat)
const oldSecretsFormat = `must be former keys between commas, each of ${shortestSecretsKey} characters or more`
const oldSecretsKeys = z
  .string()
  .transform((text) => text.split(',').map((key) => key.trim()))
  .pipe(z.array(z.string().min(shortestSecretsKey, oldSecretsFormat)))
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
const basePathFormat =
  'must be a path such as /admin, of letters, digits and characters of ._~-, without /api, /health, /metrics or /assets at its start'
/** Returns a path without a slash at its end; undefined for one that cannot be served. */
export function readBasePath(text: string): string | undefined {
  const path = text.replace(/\/$/, '')
  const isOne = path === '' || /^(?:\/[\w~-][\w.~-]*)+$/.test(path)
  return isOne && !/^\/(?:api|health|metrics|assets)(?:\/|$)/.test(path) ? path : undefined
}
const schemaFormat = 'must be the name of a schema, of small letters, digits and _, such as office'
function wholeNumber(what: string, least: number, most: number) {
  const format = `must be a whole number of ${what} from ${least} to ${most}`
  return z
    .string()
    .regex(/^\d{1,6}$/, format)
    .transform(Number)
    .pipe(z.int(format).min(least, format).max(most, format))
}
const trustFormat =
  'must be a number of proxies from 1 to 10, or addresses and ranges such as 10.0.0.0/8 between commas'
export const oneOf = <const T extends readonly string[]>(...values: T) =>
  z.enum(values, `must be one of ${values.join(', ')}`)

/** The variables that a server reads, each with what it is for. */
export const Variables = z.object({
  SETTINGS_FILE: z.string().optional().describe('a file with lines NAME=VALUE; the environment wins over it'),
  PORT: port.default(3000).describe('the port to listen on'),
  HOST: z
    .string()
    .min(1, 'must be an address to listen on')
    .default('127.0.0.1')
    .describe('the address to listen on; 0.0.0.0 for all'),
  DATABASE_URL: z
    .string()
    .regex(/^(file:.+|postgres(ql)?:\/\/.+)$/, 'must begin with file: or postgres://')
    .optional()
    .describe('file:PATH for SQLite, or postgres://USER:PASSWORD@HOST/NAME'),
  DATABASE_READ_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/.+$/, 'must begin with postgres://')
    .optional()
    .describe('a replica of the database, which exports are read from'),
  PGPASSWORD: z.string().optional().describe('the password of PostgreSQL, where DATABASE_URL has none'),
  DATABASE_SCHEMA: z
    .string()
    .regex(/^[a-z_][a-z0-9_]{0,62}$/, schemaFormat)
    .optional()
    .describe('the schema of PostgreSQL that the tables are in'),
  DATABASE_CA_FILE: z
    .string()
    .optional()
    .describe('the certificate of the authority that the one of PostgreSQL is from, in PEM'),
  DATABASE_CONNECTIONS: wholeNumber('connections', 2, 1000)
    .default(10)
    .describe('connections of a process to PostgreSQL'),
  DATABASE_CONNECT_SECONDS: wholeNumber('seconds', 1, 300)
    .default(5)
    .describe('seconds that a call waits for a connection'),
  DATABASE_STATEMENT_SECONDS: wholeNumber('seconds', 1, 3600)
    .default(30)
    .describe('seconds that a statement of PostgreSQL may take'),
  DATABASE_PREPARE: oneOf('yes', 'no')
    .default('yes')
    .describe('no is for a pooler before PostgreSQL that keeps no prepared statements'),
  SEED: z.string().optional().describe('what an empty database starts with: a seed of the product, or none'),
  NODE_ENV: z.string().optional().describe('with production the default of SEED is none'),
  MIGRATE_AT_START: oneOf('yes', 'no')
    .default('yes')
    .describe('no leaves the changes of the database to npm run migrate'),
  BASE_PATH: readBy(readBasePath, basePathFormat)
    .default('')
    .describe('the path below which console and API are, such as /admin'),
  MODULES: z.string().optional().describe('the modules that run, between commas; none for none'),
  TRUST_PROXY: readBy<Trust>(readTrust, trustFormat)
    .optional()
    .describe('the proxies that are believed: how many, or addresses and ranges between commas'),
  ALLOWED_HOSTS: hosts.optional().describe('the host names that are answered, between commas'),
  LOGIN_MESSAGES: oneOf('uniform', 'distinct')
    .default('uniform')
    .describe('distinct says whether the account or the password was wrong'),
  SESSION_BINDING: oneOf('strict', 'header')
    .optional()
    .describe(
      'strict binds a session that is opened over TLS to its browser by a cookie; header leaves it to the token',
    ),
  SESSION_IDLE_HOURS: hours.optional().describe('hours without a call after which a session ends'),
  OPERATION_LOG_DAYS: days.default(180).describe('days that the operation log and the sign-in log are kept'),
  DELETED_USERS_IN_LOGS: oneOf(...deletedInLogs)
    .default('named')
    .describe('pseudonym replaces the name, address and browser of a deleted user in both logs'),
  LOG_KEY: logKey.optional().describe('signs checkpoints of both logs'),
  LOG_KEY_OLD: logKeys.optional().describe('former keys between commas, whose signatures still count'),
  SECRETS_KEY: secretsKey.optional().describe('encrypts stored secrets: those of second factors and webhooks'),
  SECRETS_KEY_OLD: oldSecretsKeys.optional().describe('former keys between commas, which are still read'),
  BACKUP_KEY: z.string().optional().describe('the passphrase that backups are encrypted with'),
  BACKUP_FOLDER: z.string().optional().describe('the folder that the server writes backups to by itself'),
  BACKUP_AT: z
    .string()
    .default('0 2 * * *')
    .describe('when it does: minute, hour, day, month and weekday, in the default time zone'),
  BACKUP_FILES: oneOf('yes', 'no').default('yes').describe('no leaves the files of a folder or bucket out of backups'),
  SMTP_URL: readBy(readSmtpUrl, mailFormats.smtpUrl)
    .optional()
    .describe('the mail server: smtp://USER:PASSWORD@HOST:PORT'),
  MAIL_FROM: readBy(readSender, mailFormats.from).optional().describe('the sender of mails'),
  PUBLIC_URL: readBy(readPublicUrl, mailFormats.publicUrl)
    .optional()
    .describe('the address of the console, with which links in mails begin'),
  WEBHOOK_PRIVATE_TARGETS: readBy(readPrivateTargets, privateTargetsFormat)
    .optional()
    .describe('addresses, ranges and hosts in private networks that webhooks may go to, between commas'),
  FILES_URL: readBy<FilesUrl>(readFilesUrl, fileFormats.url)
    .optional()
    .describe('where files are kept: database, a folder or an S3-compatible store'),
  FILES_KEY: readBy<FilesKey>(readFilesKey, fileFormats.key).optional().describe('the key of that store: ID:SECRET'),
  FILES_REGION: z.string().default('auto').describe('the region of that store'),
  CLAMD_URL: readBy<ClamdAddress>(readClamdUrl, fileFormats.clamd)
    .optional()
    .describe('where clamd listens, which looks for harmful files'),
  LOG_LEVEL: oneOf('debug', 'info', 'warn', 'error', 'silent')
    .default('info')
    .describe('debug, info, warn, error or silent'),
  LOG_FORMAT: oneOf('text', 'json').optional().describe('how a line of the log is written: text or json'),
  METRICS_TOKEN: token.optional().describe('who sends it may read metrics from another machine'),
  DISK_LEFT_MB: megabytes
    .default(100)
    .describe('with less room on the disk of the SQLite file, the server is not ready'),
  // Set by `npm run dev`.
  DEV_ADDRESS: z.string().optional(),
  DEV_RESTART: oneOf('1').optional(),
  DEV_REFRESH: oneOf('1').optional(),
})

export type ReadVariables = z.output<typeof Variables>

/** All variables that a server reads. */
export const variableNames = Object.keys(Variables.shape)

/** The settings that an administrator makes; those of `npm run dev` are its own. */
export const settingNames = variableNames.filter((name) => !name.startsWith('DEV_'))

/** An error is in logs, which a token and a password must not be. */
export const secretNames: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'PGPASSWORD',
  'METRICS_TOKEN',
  'SMTP_URL',
  'FILES_KEY',
  'LOG_KEY',
  'LOG_KEY_OLD',
  'BACKUP_KEY',
])
