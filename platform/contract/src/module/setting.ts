import * as z from 'zod'
import type { LocalText } from '../language'

interface Common {
  readonly name: LocalText
  /** One sentence below the name. */
  readonly description?: LocalText
  /** The environment variable that sets it instead of an administrator, such as `STOCK_MAX_DAYS`: it begins with the name of the module. */
  readonly env?: string
}

interface TextSetting extends Common {
  readonly kind: 'text'
  readonly default: string
  /** The most characters. */
  readonly max: number
}

interface NumberSetting extends Common {
  readonly kind: 'number'
  readonly default: number
  readonly min: number
  readonly max: number
}

interface SwitchSetting extends Common {
  readonly kind: 'switch'
  readonly default: boolean
}

interface ChoiceSetting<V extends string = string> extends Common {
  readonly kind: 'choice'
  readonly default: V
  /** The names of its values, in their order. */
  readonly choices: Readonly<Record<V, LocalText>>
}

/** Comes from the environment alone, and is never sent to a client. */
export interface SecretSetting extends Common {
  readonly kind: 'secret'
  readonly env: string
  /** The server does not start without it. */
  readonly isRequired: boolean
}

export type Setting = TextSetting | NumberSetting | SwitchSetting | ChoiceSetting | SecretSetting

/** The settings of a module by their names, such as `maxDays`. */
export type Settings = Readonly<Record<string, Setting>>

/** The value that a handler reads: of a secret that is not set it is undefined. */
type SettingValue<S> =
  S extends ChoiceSetting<infer V>
    ? V
    : S extends NumberSetting
      ? number
      : S extends SwitchSetting
        ? boolean
        : S extends SecretSetting
          ? string | undefined
          : string

export type SettingValues<S extends Settings> = { readonly [K in keyof S]: SettingValue<S[K]> }

/** A line of text, of at most 200 characters unless `max` says otherwise. */
export const textSetting = (given: Common & { readonly default: string; readonly max?: number }): TextSetting => ({
  kind: 'text',
  max: 200,
  ...given,
})

type Limited = Common & { readonly default: number; readonly min: number; readonly max: number }

/** A whole number within limits. */
export const integerSetting = (given: Limited): NumberSetting => ({ kind: 'number', ...given })

/** On or off; in the environment `on` or `off`. */
export const switchSetting = (given: Common & { readonly default: boolean }): SwitchSetting => ({
  kind: 'switch',
  ...given,
})

/**
 * One of several values.
 * @example
 * choiceSetting({
 *   name: { zh: '出库顺序', en: 'Order of issue' },
 *   default: 'first',
 *   choices: { first: { zh: '先进先出', en: 'First in, first out' }, last: { zh: '后进先出', en: 'Last in, first out' } },
 * })
 */
export const choiceSetting = <const V extends string>(
  given: Common & { readonly default: NoInfer<V>; readonly choices: Readonly<Record<V, LocalText>> },
): ChoiceSetting<V> => ({ kind: 'choice', ...given })

/** A password or key of another system, which the environment sets. */
export const secretSetting = (
  given: Common & { readonly env: string; readonly isRequired?: boolean },
): SecretSetting => ({ kind: 'secret', isRequired: false, ...given })

/** Returns the schema of the values of a setting, as they are stored and sent. */
export function settingSchema(setting: Exclude<Setting, SecretSetting>): z.ZodType<string | number | boolean> {
  switch (setting.kind) {
    case 'text':
      return z.string().trim().max(setting.max)
    case 'number':
      return z.int().min(setting.min).max(setting.max)
    case 'switch':
      return z.boolean()
    case 'choice':
      return z.enum(Object.keys(setting.choices))
  }
}

/** Returns the values that a setting may have, for a sentence that begins with the name of its variable. */
export function allowedValues(setting: Setting): string {
  switch (setting.kind) {
    case 'text':
      return `must have at most ${setting.max} characters`
    case 'number':
      return `must be a whole number from ${setting.min} to ${setting.max}`
    case 'switch':
      return 'must be on or off'
    case 'choice':
      return `must be one of ${Object.keys(setting.choices).join(', ')}`
    case 'secret':
      return 'must be set'
  }
}

/** Returns the value of a setting from the text of its environment variable; undefined for one that is not allowed. */
export function settingFromText(setting: Setting, text: string): string | number | boolean | undefined {
  if (setting.kind === 'secret') return text
  const values: Readonly<Record<string, unknown>> = { on: true, off: false }
  const isNumber = setting.kind === 'number' && /^-?\d+$/.test(text)
  const value = setting.kind === 'switch' ? values[text] : isNumber ? Number(text) : text
  const { success, data } = settingSchema(setting).safeParse(value)
  return success ? data : undefined
}
