import type { SettingInForce } from 'atrium/contract/system/operation/overview'
import { platformSettings } from 'atrium/contract/system/operation/platform-settings'
import { withoutPassword } from '../database'
import { settingNames, type Settings } from '../settings'

/** The values that anybody with the permission may see. Of every other setting it is shown only whether it is set, since it may be a secret. */
const shown: Readonly<Record<string, (settings: Settings) => string>> = {
  PORT: ({ port }) => String(port),
  HOST: ({ host }) => host,
  DATABASE_URL: ({ databaseUrl }) => withoutPassword(databaseUrl),
  SEED: ({ seed }) => seed,
  MODULES: ({ modules }) => modules.join(', ') || 'none',
  ALLOWED_HOSTS: ({ allowedHosts }) => allowedHosts?.join(', ') ?? '',
  LOGIN_MESSAGES: ({ loginMessages }) => loginMessages,
  SESSION_IDLE_HOURS: ({ idleHours }) => String(idleHours),
  OPERATION_LOG_DAYS: ({ logDays }) => String(logDays),
  DELETED_USERS_IN_LOGS: ({ deletedInLogs }) => deletedInLogs,
  BACKUP_FOLDER: ({ backupFolder }) => backupFolder ?? '',
  BACKUP_AT: ({ backupAt }) => backupAt,
  LOG_LEVEL: ({ logLevel }) => logLevel,
  LOG_FORMAT: ({ logFormat }) => logFormat ?? '',
  DISK_LEFT_MB: ({ diskLeftMegabytes }) => String(diskLeftMegabytes),
}

/** These are shown as they are written. */
const asWritten = new Set(['NODE_ENV', 'TRUST_PROXY', 'MAIL_FROM', 'PUBLIC_URL'])

/** Those that administrators set on the page *Settings*, unless the environment does. */
const ofPage = new Set(Object.values(platformSettings).flatMap(({ env }) => env ?? []))

/** Returns the settings of a process as they are in force, in their order. */
export const settingsInForce = (
  settings: Settings,
  environment: Readonly<Record<string, string | undefined>>,
): SettingInForce[] =>
  settingNames.map((name) => {
    const written = environment[name] ?? ''
    if (written === '' && ofPage.has(name)) return { name, value: null, source: 'page' }
    const value = shown[name]?.(settings) ?? (asWritten.has(name) ? written : null)
    return { name, value, source: written === '' ? 'default' : 'environment' }
  })
