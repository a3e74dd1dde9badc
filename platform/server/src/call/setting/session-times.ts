import { platform } from 'atrium/contract/module/platform'
import { platformSettings } from 'atrium/contract/system/operation/platform-settings'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../db/schema'
import type { Value } from '../../db/statement'
import { readPlatformSettings, type PlatformSettings } from './platform-settings'
import type { SettingHost } from './runtime-settings'
import { storedSetting, valuesFrom } from './setting-values'

/** How long sessions last, in milliseconds. */
export interface Times {
  /** Without a call. */
  readonly idleMillis: number
  /** In any case. */
  readonly lifeMillis: number
}

/** How long sessions last, and those of people with some roles. */
export interface SessionTimes extends Times {
  readonly ofRoles: readonly (Times & { readonly roleId: number })[]
}

const hourMillis = 3_600_000
const { sessionIdleHours, sessionLifeHours, sessionHoursOfRoles } = platformSettings
const settings = { sessionIdleHours, sessionLifeHours, sessionHoursOfRoles }

/** Returns the times of sessions from the settings. */
export function timesFrom(
  values: Pick<PlatformSettings, 'sessionIdleHours' | 'sessionLifeHours' | 'sessionHoursOfRoles'>,
): SessionTimes {
  return {
    idleMillis: values.sessionIdleHours * hourMillis,
    lifeMillis: values.sessionLifeHours * hourMillis,
    ofRoles: values.sessionHoursOfRoles.map(({ roleId, idleHours, lifeHours }) => ({
      roleId,
      idleMillis: idleHours * hourMillis,
      lifeMillis: lifeHours * hourMillis,
    })),
  }
}

/** Reads the times of sessions, as they are in a transaction. */
export const readSessionTimes = async (db: Database, deps: SettingHost): Promise<SessionTimes> =>
  timesFrom(await readPlatformSettings({ db, deps }))

/** The columns of a query that `storedTimes` makes the times of sessions from. */
export const timeColumns = [
  storedSetting(platform.name, 'sessionIdleHours').as('storedIdle'),
  storedSetting(platform.name, 'sessionLifeHours').as('storedLife'),
  storedSetting(platform.name, 'sessionHoursOfRoles').as('storedOfRoles'),
] as const

interface StoredTimes {
  readonly storedIdle: string | null
  readonly storedLife: string | null
  readonly storedOfRoles: string | null
}

/** Returns the times of sessions from what a query with `timeColumns` has read. */
export function storedTimes(deps: SettingHost, { storedIdle, storedLife, storedOfRoles }: StoredTimes): SessionTimes {
  const stored = { sessionIdleHours: storedIdle, sessionLifeHours: storedLife, sessionHoursOfRoles: storedOfRoles }
  return timesFrom(valuesFrom(deps, { name: platform.name, settings }, (name) => stored[name]))
}

/** Returns the times that count for somebody with these enabled roles: the shortest of those that their roles have, else those of all. */
export function timesFor({ ofRoles, ...times }: SessionTimes, roleIds: readonly number[]): Times {
  const own = ofRoles.filter(({ roleId }) => roleIds.includes(roleId))
  if (own.length === 0) return times
  return {
    idleMillis: Math.min(...own.map(({ idleMillis }) => idleMillis)),
    lifeMillis: Math.min(...own.map(({ lifeMillis }) => lifeMillis)),
  }
}

/** The same as SQL, for the user of the row of `sessions`. */
function limitOf({ ofRoles, ...times }: SessionTimes, limit: keyof Times): RawBuilder<number> {
  // Numbers in the text, since PostgreSQL takes values in a `case` for texts.
  const general = sql.lit(Math.round(times[limit]))
  if (ofRoles.length === 0) return sql<number>`${general}`
  const whens = ofRoles.map((one) => sql`when ${sql.lit(one.roleId)} then ${sql.lit(one[limit])}`)
  return sql<number>`coalesce((
    select min(case user_roles.role_id ${sql.join(whens, sql` `)} end) from user_roles
    join roles on roles.role_id = user_roles.role_id and roles.status = 1
    where user_roles.user_id = sessions.user_id
  ), ${general})`
}

/** The sessions that nobody has used for too long, as a condition on `sessions`. */
export const isIdle = (times: SessionTimes, now: Value<number>) =>
  sql<boolean>`sessions.last_seen_at <= cast(${now} as bigint) - ${limitOf(times, 'idleMillis')}`

/** The sessions whose life is over, as a condition on `sessions`. */
export const isExpired = (times: SessionTimes, now: Value<number>) =>
  sql<boolean>`(sessions.expires_at <= ${now} or sessions.created_at <= cast(${now} as bigint) - ${limitOf(times, 'lifeMillis')})`

/** The sessions that a call can still be made with, as a condition on `sessions`. */
export const isOpen = (times: SessionTimes, now: Value<number>) =>
  sql<boolean>`not ${isExpired(times, now)} and not ${isIdle(times, now)}`
