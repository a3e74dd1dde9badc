import type { LocalText } from 'atrium/contract/language'
import {
  settingSchema,
  type SecretSetting,
  type Setting,
  type SettingValues,
  type Settings,
} from 'atrium/contract/module/setting'
import { setting as settingKind } from 'atrium/contract/module/setting.record'
import type { Selectable } from 'kysely'
import type { Call, Deps } from '#server/call/call'
import type { Writes } from '#server/call/write-call'
import type { SettingTable } from '#server/db/schema'

type Row = Selectable<SettingTable>
type Value = string | number | boolean

/** The name of a setting in the whole product, such as `stock.maxDays`. */
export const settingKey = (module: string, name: string) => `${module}.${name}`

/**
 * Returns the value that counts: that of the environment, else the stored one, else the default. A stored value that a newer version of
 * the module no longer allows is left alone.
 */
export function valueOf(
  { fixedSettings = {} }: Pick<Deps, 'fixedSettings'>,
  key: string,
  setting: Setting,
  stored: string | null | undefined,
): Value | undefined {
  if (Object.hasOwn(fixedSettings, key)) return fixedSettings[key]
  if (setting.kind === 'secret') return undefined
  return storedValue(setting, stored) ?? setting.default
}

/** Returns the value that an administrator has set, where there is one that the setting may have. */
export function storedValue(setting: Exclude<Setting, SecretSetting>, stored: string | null | undefined) {
  if (typeof stored !== 'string') return undefined
  return settingSchema(setting).safeParse(JSON.parse(stored)).data
}

/**
 * Returns the settings of a module by their names, as they are in the transaction of the call. Nothing is cached: a change counts from the
 * next call on, in every process.
 * @example
 * const { maxDays } = await settingsOf(call, stock)
 */
export async function settingsOf<S extends Settings>(
  { db, deps }: Pick<Call, 'db' | 'deps'>,
  { name: module, settings = {} as S }: { readonly name: string; readonly settings?: S },
): Promise<SettingValues<S>> {
  const rows = await db.selectFrom('settings').select(['settingName', 'value']).where('module', '=', module).execute()
  const stored = new Map(rows.map(({ settingName, value }) => [settingName, value]))
  const values = Object.entries(settings).map(([name, setting]) => [
    name,
    valueOf(deps, settingKey(module, name), setting, stored.get(name)),
  ])
  return Object.fromEntries(values) as SettingValues<S>
}

/** Stores the value of a setting, or with null takes it away, and adds the change to the log under this name. */
export async function saveSetting(
  { db, changed }: Writes,
  { settingId, version, value: before }: Row,
  name: LocalText,
  value: Value | null,
): Promise<void> {
  const stored = value === null ? null : JSON.stringify(value)
  const update = db.updateTable('settings').set({ value: stored, version: version + 1 })
  await update.where('settingId', '=', settingId).execute()
  const record = (text: string | null) => ({
    settingId,
    settingName: name.zh,
    settingNameEn: name.en,
    value: text === null ? null : (JSON.parse(text) as Value),
  })
  changed({ target: settingKind.kind, id: settingId, before: record(before), after: record(stored) })
}
