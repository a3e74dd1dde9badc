import { adminRoleKey, isAdministration } from 'atrium/contract/access'
import type { Endpoint } from 'atrium/contract/endpoint'
import { platform } from 'atrium/contract/module/platform'
import { platformSettings } from 'atrium/contract/system/operation/platform-settings'
import type { FactorRule } from 'atrium/contract/system/role/factor-rule'
import { sql } from 'kysely'
import type { FactorDue } from '../call/actor'
import type { Call } from '../call/call'
import type { SettingHost } from '../call/setting/runtime-settings'
import { storedSetting, valuesFrom } from '../call/setting/setting-values'

const { adminFactor } = platformSettings

/** The columns of a query over users and their roles that `factorDueOf` goes by. */
export const factorColumns = [
  'users.factorDueAt',
  'roles.factorRule',
  'roles.factorGrace',
  sql<number>`(select count(*) from factors where factors.user_id = users.user_id and confirmed_at is not null)
    + (select count(*) from passkeys where passkeys.user_id = users.user_id)`.as('factorCount'),
  sql<number>`(select count(*) from service_accounts where service_accounts.user_id = users.user_id)`.as(
    'serviceCount',
  ),
  storedSetting(platform.name, 'adminFactor').as('storedAdminFactor'),
] as const

/** A row of `factorColumns`, for one of the roles of a person or for none. */
export interface FactorRow {
  readonly roleKey: string | null
  readonly factorDueAt: number | null
  readonly factorRule: FactorRule | null
  readonly factorGrace: number | null
  readonly factorCount: number
  /** 1 for a service account, which has no second factor and needs none. */
  readonly serviceCount: number
  readonly storedAdminFactor: string | null
}

/** Returns the rule of a role, of which a row has one at most: that of the built-in one for administrators is a setting. */
function ruleOf(deps: SettingHost, { roleKey, factorRule, factorGrace, storedAdminFactor }: FactorRow) {
  if (roleKey !== adminRoleKey) return { rule: factorRule ?? 'none', hasGrace: factorGrace === 1 }
  const settings = valuesFrom(deps, { name: platform.name, settings: { adminFactor } }, () => storedAdminFactor)
  const rule: FactorRule = settings.adminFactor === 'none' ? 'none' : 'always'
  return { rule, hasGrace: settings.adminFactor === 'grace' }
}

/** Returns from when on which calls of a person without a second factor are rejected; undefined for none. Grace that has not begun does not end. */
export function factorDueOf(deps: SettingHost, rows: readonly FactorRow[]): FactorDue | undefined {
  const { factorCount, serviceCount } = rows[0]!
  if (factorCount > 0 || serviceCount > 0) return undefined
  const begins = (wanted: FactorRule) =>
    Math.min(
      ...rows.flatMap((row) => {
        const { rule, hasGrace } = ruleOf(deps, row)
        if (rule !== wanted) return []
        return hasGrace ? (row.factorDueAt ?? []) : 0
      }),
    )
  const always = begins('always')
  const administration = Math.min(always, begins('administration'))
  return administration === Infinity ? undefined : { administration, always }
}

/** Returns whether a role of the actor requires a second factor for the call, and they have none. */
export function isFactorDue({ actor, now }: Pick<Call, 'actor' | 'now'>, endpoint: Endpoint): boolean {
  const { factorDue } = actor
  if (!factorDue || endpoint.whenFactorDue) return false
  return now >= (isAdministration(endpoint) ? factorDue.administration : factorDue.always)
}
