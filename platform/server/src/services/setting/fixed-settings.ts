import type { Contract } from 'atrium/contract/module/contract'
import { platform } from 'atrium/contract/module/platform'
import { allowedValues, settingFromText, type Setting, type StoredSetting } from 'atrium/contract/module/setting'
import type { FixedSettings } from '#server/call/call'
import { settingKey } from '#server/call/setting/setting-values'

/** The settings that an environment sets, by their names in the product, and a sentence for each variable that is wrong. */
interface Read {
  readonly values: FixedSettings
  readonly errors: readonly string[]
}

/** Reads the settings of the platform and of the modules that run from an environment. A variable that is empty is not set. */
export function readFixedSettings(
  { declared }: Pick<Contract, 'declared'>,
  active: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Read {
  const values: Record<string, StoredSetting> = {}
  const errors: string[] = []
  for (const module of declared.filter(({ name }) => name === platform.name || active.includes(name))) {
    for (const [name, setting] of Object.entries(module.settings ?? {})) {
      const text = setting.env === undefined ? '' : (environment[setting.env] ?? '')
      const error = errorOf(setting, text)
      const value = text === '' ? undefined : settingFromText(setting, text)
      if (error !== undefined) errors.push(`${setting.env} ${error}`)
      else if (value !== undefined) values[settingKey(module.name, name)] = value
    }
  }
  return { values, errors }
}

/** A secret that is wrong is missing: its value is in no sentence. */
function errorOf(setting: Setting, text: string): string | undefined {
  if (text === '') return setting.kind === 'secret' && setting.isRequired ? allowedValues(setting) : undefined
  if (settingFromText(setting, text) !== undefined) return undefined
  return `${allowedValues(setting)}, but is "${text}"`
}
