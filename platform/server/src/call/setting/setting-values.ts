import {
  settingSchema,
  type SecretSetting,
  type Setting,
  type SettingValues,
  type Settings,
  type StoredSetting,
} from 'atrium/contract/module/setting'
import { sql } from 'kysely'
import type { Call } from '../call'
import { settingIn, type SettingHost } from './runtime-settings'

/** The name of a setting in the whole product, such as `stock.maxDays`. */
export const settingKey = (module: string, name: string) => `${module}.${name}`

/**
 * Returns the value that counts: that of the environment, else the stored one, else the default. A stored value that a newer version of
 * the module no longer allows is left alone.
 */
export function valueOf(
  deps: SettingHost,
  key: string,
  declared: Setting,
  stored: string | null | undefined,
): StoredSetting | undefined {
  const { fixedSettings = {} } = deps
  if (Object.hasOwn(fixedSettings, key)) return fixedSettings[key]
  const setting = settingIn(deps, key, declared)
  if (setting.kind === 'secret') return undefined
  return storedValue(setting, stored) ?? setting.default
}

/** Returns the value that an administrator has set, where there is one that the setting may have. */
export function storedValue(setting: Exclude<Setting, SecretSetting>, stored: string | null | undefined) {
  if (typeof stored !== 'string') return undefined
  return settingSchema(setting).safeParse(JSON.parse(stored)).data
}

/** Returns what is stored of a setting, as a column of a query. */
export const storedSetting = (module: string, name: string) =>
  sql<string | null>`(select value from settings where module = ${sql.lit(module)} and setting_name = ${sql.lit(name)})`

/**
 * Returns the settings of a module by their names, as they are in the transaction of the call. Nothing is cached: a change counts from the
 * next call on, in every process.
 * @example
 * const { maxDays } = await settingsOf(call, stock)
 */
export async function settingsOf<S extends Settings>(
  { db, deps }: Pick<Call, 'db'> & { readonly deps: SettingHost },
  { name: module, settings = {} as S }: { readonly name: string; readonly settings?: S },
): Promise<SettingValues<S>> {
  const rows = await db.selectFrom('settings').select(['settingName', 'value']).where('module', '=', module).execute()
  const stored = new Map(rows.map(({ settingName, value }) => [settingName, value]))
  return valuesFrom(deps, { name: module, settings }, (name) => stored.get(name))
}

/** Returns the settings of a module with what is stored of each. */
export function valuesFrom<S extends Settings>(
  deps: SettingHost,
  { name: module, settings }: { readonly name: string; readonly settings: S },
  storedOf: (name: keyof S & string) => string | null | undefined,
): SettingValues<S> {
  const values = Object.entries(settings).map(([name, setting]) => [
    name,
    valueOf(deps, settingKey(module, name), setting, storedOf(name)),
  ])
  return Object.fromEntries(values) as SettingValues<S>
}
