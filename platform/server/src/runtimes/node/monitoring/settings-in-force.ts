import type { SettingInForce } from 'atrium/contract/system/operation/overview'
import { platformSettings } from 'atrium/contract/system/operation/platform-settings'
import { withoutPassword } from '../database'
import type { Setting } from 'atrium/contract/module/setting'
import type { Product } from '#server/call/resource'
import type { Settings } from '../settings'
import type { ReadEnvironment } from '../settings/environment'
import { settingNames, Variables } from '../settings/variables'

/** The values that anybody with the permission may see. Of every other setting it is shown only whether it is set, since it may be a secret. */
const shown: Readonly<Record<string, (settings: Settings) => string>> = {
  PORT: ({ port }) => String(port),
  HOST: ({ host }) => host,
  DATABASE_URL: ({ databaseUrl }) => withoutPassword(databaseUrl),
  DATABASE_READ_URL: ({ replicaUrl }) => (replicaUrl === undefined ? '' : withoutPassword(replicaUrl)),
  DATABASE_CONNECTIONS: ({ database }) => String(database.connections),
  DATABASE_CONNECT_SECONDS: ({ database }) => String(database.connectMillis / 1000),
  DATABASE_STATEMENT_SECONDS: ({ database }) => String(database.statementMillis / 1000),
  DATABASE_PREPARE: ({ database }) => (database.prepares ? 'yes' : 'no'),
  SEED: ({ seed }) => seed,
  MIGRATE_AT_START: ({ mayMigrate }) => (mayMigrate ? 'yes' : 'no'),
  BASE_PATH: ({ basePath }) => basePath,
  MODULES: ({ modules }) => modules.join(', ') || 'none',
  ALLOWED_HOSTS: ({ allowedHosts }) => allowedHosts?.join(', ') ?? '',
  LOGIN_MESSAGES: ({ loginMessages }) => loginMessages,
  SESSION_BINDING: ({ sessionBinding }) => sessionBinding,
  SESSION_IDLE_HOURS: ({ idleHours }) => String(idleHours),
  OPERATION_LOG_DAYS: ({ logDays }) => String(logDays),
  DELETED_USERS_IN_LOGS: ({ deletedInLogs }) => deletedInLogs,
  BACKUP_FOLDER: ({ backupFolder }) => backupFolder ?? '',
  BACKUP_AT: ({ backupAt }) => backupAt,
  BACKUP_FILES: ({ hasFilesInBackups }) => (hasFilesInBackups ? 'yes' : 'no'),
  FILES_REGION: ({ filesRegion }) => filesRegion,
  LOG_LEVEL: ({ logLevel }) => logLevel,
  LOG_FORMAT: ({ logFormat }) => logFormat ?? '',
  DISK_LEFT_MB: ({ diskLeftMegabytes }) => String(diskLeftMegabytes),
}

/** These are shown as they are written. */
const asWritten = new Set([
  'SETTINGS_FILE',
  'DATABASE_SCHEMA',
  'DATABASE_CA_FILE',
  'NODE_ENV',
  'TRUST_PROXY',
  'MAIL_FROM',
  'PUBLIC_URL',
  'WEBHOOK_PRIVATE_TARGETS',
  'FILES_URL',
  'CLAMD_URL',
])

/** Those that administrators set on the page *Settings*, unless the environment does. */
const ofPage = new Set(Object.values(platformSettings).flatMap(({ env }) => env ?? []))

/** The settings of the platform and of modules that the environment may set, by the names of their variables. */
function declaredSettings({ contract }: Product): ReadonlyMap<string, Setting> {
  const settings = contract.declared.flatMap((module) => Object.values(module.settings ?? {}))
  return new Map(settings.flatMap((setting) => (setting.env === undefined ? [] : [[setting.env, setting] as const])))
}

/** Returns the settings of a process as they are in force: those of the server in their order, then those of the page and of modules. */
export function settingsInForce(product: Product, settings: Settings, read: ReadEnvironment): SettingInForce[] {
  const declared = declaredSettings(product)
  return [...new Set([...settingNames, ...declared.keys()])].map((name) => {
    const setting = declared.get(name)
    const written = read.values[name]
    const isOnPage = ofPage.has(name) || (setting !== undefined && setting.kind !== 'secret')
    if (written === undefined && isOnPage) return { name, value: null, source: 'page' }
    const isShown = asWritten.has(name) || (!settingNames.includes(name) && isOnPage)
    const value = shown[name]?.(settings) ?? (isShown ? (written ?? '') : null)
    return { name, value, source: read.from[name] ?? 'default' }
  })
}

/** Returns a line about a setting, for people who run the server. */
export function meaningOf(product: Product, name: string): string {
  const shape: Readonly<Record<string, { readonly description?: string | undefined }>> = Variables.shape
  return shape[name]?.description ?? declaredSettings(product).get(name)?.name.en ?? ''
}
