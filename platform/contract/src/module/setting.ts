import * as z from 'zod'
import { id } from '../fields'
import { isFileKey } from '../fields/stored-file'
import type { LocalText } from '../language'
import { isAddressRange } from '../untrusted/address-range'
import { isTimeZone } from '../untrusted/time-zone'

interface Common {
  readonly name: LocalText
  /** One sentence below the name. */
  readonly description?: LocalText
  /** The environment variable that sets it instead of an administrator, such as `STOCK_MAX_DAYS`: it begins with the name of the module. */
  readonly env?: string
  /** The group of the page that it is in, one of `settingGroups` of its module; without one that of the module. */
  readonly group?: string
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

interface RoleNumber {
  readonly name: LocalText
  readonly min: number
  readonly max: number
}

/** Numbers for some roles, such as other times than everybody has. Nothing by default. */
interface PerRoleSetting<N extends string = string> extends Common {
  readonly kind: 'perRole'
  readonly default: readonly RoleNumbers<N>[]
  /** The numbers that a role in it has, all of them. */
  readonly numbers: Readonly<Record<N, RoleNumber>>
}

/** The numbers of one role. */
export type RoleNumbers<N extends string = string> = { readonly roleId: number } & Readonly<Record<N, number>>

/** A colour, as `#rrggbb`. */
interface ColourSetting extends Common {
  readonly kind: 'colour'
  readonly default: string
}

/** A picture: the key of its file, or empty. None by default, and none from the environment. */
interface PictureSetting extends Common {
  readonly kind: 'picture'
  readonly default: ''
}

/** Network addresses and ranges in CIDR notation; in the environment between commas. Empty by default. */
interface AddressesSetting extends Common {
  readonly kind: 'addresses'
  readonly default: readonly string[]
}

/** The kinds of mails that are switched off; in the environment between commas, or `none`. None by default. */
interface MailsSetting extends Common {
  readonly kind: 'mails'
  readonly default: readonly string[]
}

/** A time zone, by its name in the IANA list. */
interface TimeZoneSetting extends Common {
  readonly kind: 'timeZone'
  readonly default: string
}

/** Comes from the environment alone, and is never sent to a client. */
export interface SecretSetting extends Common {
  readonly kind: 'secret'
  readonly env: string
  /** The server does not start without it. */
  readonly isRequired: boolean
}

export type Setting =
  | TextSetting
  | NumberSetting
  | SwitchSetting
  | ChoiceSetting
  | ColourSetting
  | PictureSetting
  | AddressesSetting
  | PerRoleSetting
  | TimeZoneSetting
  | MailsSetting
  | SecretSetting

/** A value of a setting, as it is stored and sent. */
export type StoredSetting = string | number | boolean | readonly string[] | readonly RoleNumbers[]

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
        : S extends AddressesSetting | MailsSetting
          ? readonly string[]
          : S extends PerRoleSetting<infer N>
            ? readonly RoleNumbers<N>[]
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

/** A colour in six hex digits with #. */
export const colourSetting = (given: Common & { readonly default: string }): ColourSetting => ({
  kind: 'colour',
  ...given,
})

/** A picture that is uploaded. */
export const pictureSetting = (given: Common & { readonly env?: never }): PictureSetting => ({
  kind: 'picture',
  default: '',
  ...given,
})

/** A time zone by its name in the IANA list, such as `Asia/Shanghai`. */
export const timeZoneSetting = (given: Common & { readonly default: string }): TimeZoneSetting => ({
  kind: 'timeZone',
  ...given,
})

/** The kinds of mails that nobody gets. */
export const mailsSetting = (given: Common): MailsSetting => ({ kind: 'mails', default: [], ...given })

/** A list of network addresses and ranges, such as `10.0.0.0/8`. */
export const addressesSetting = (given: Common): AddressesSetting => ({ kind: 'addresses', default: [], ...given })

/**
 * Whole numbers for some roles. A value names each role once.
 * @example
 * perRoleSetting({ name: { zh: '限额', en: 'Limits' }, numbers: { aDay: { name: { zh: '每天', en: 'A day' }, min: 1, max: 99 } } })
 */
export const perRoleSetting = <const N extends string>(
  given: Common & { readonly numbers: Readonly<Record<N, RoleNumber>>; readonly env?: never },
): PerRoleSetting<N> => ({ kind: 'perRole', default: [], ...given })

/** A password or key of another system, which the environment sets. */
export const secretSetting = (
  given: Common & { readonly env: string; readonly isRequired?: boolean },
): SecretSetting => ({ kind: 'secret', isRequired: false, ...given })

/** Returns the schema of the values of a setting, as they are stored and sent. */
export function settingSchema(setting: Exclude<Setting, SecretSetting>): z.ZodType<StoredSetting> {
  switch (setting.kind) {
    case 'text':
      return z.string().trim().max(setting.max)
    case 'number':
      return z.int().min(setting.min).max(setting.max)
    case 'switch':
      return z.boolean()
    case 'choice':
      return z.enum(Object.keys(setting.choices))
    case 'colour':
      return z
        .string()
        .regex(/^#[\da-f]{6}$/i)
        .toLowerCase()
    case 'picture':
      return z.string().refine((key) => key === '' || isFileKey(key))
    case 'addresses':
      return z.array(z.string().refine(isAddressRange)).max(mostAddresses)
    case 'perRole':
      return z.array(roleNumbers(setting)).max(mostRoles)
    case 'timeZone':
      return z.string().trim().max(64).refine(isTimeZone)
    case 'mails':
      return z.array(z.string().max(64).regex(mailKind)).max(mostMails)
  }
}

/** A kind of mails, by the name of its module and one of its own. */
const mailKind = /^[a-z][a-z0-9]*\.[a-z][A-Za-z0-9]*$/

/** The most kinds of mails that are off. */
const mostMails = 200

/** The most entries of a list of addresses. */
const mostAddresses = 200

/** The most roles that a setting has numbers for. */
const mostRoles = 100

const roleNumbers = ({ numbers }: PerRoleSetting): z.ZodType<RoleNumbers> => {
  const limits = Object.entries(numbers).map(([name, { min, max }]) => [name, z.int().min(min).max(max)] as const)
  return z.strictObject({ roleId: id, ...Object.fromEntries(limits) }) as never
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
    case 'colour':
      return 'must be six hex digits with #, such as #5240ff'
    case 'picture':
      return 'must be the key of a picture'
    case 'addresses':
      return 'must be addresses and ranges such as 10.0.0.0/8 between commas'
    case 'perRole':
      return 'must have numbers within their limits'
    case 'timeZone':
      return 'must be the name of a time zone, such as Asia/Shanghai'
    case 'mails':
      return 'must be kinds of mails such as platform.signIn between commas, or none'
    case 'secret':
      return 'must be set'
  }
}

/** Returns the value of a setting from the text of its environment variable; undefined for one that is not allowed. */
export function settingFromText(setting: Setting, text: string): StoredSetting | undefined {
  if (setting.kind === 'secret') return text
  const values: Readonly<Record<string, unknown>> = { on: true, off: false }
  if (setting.kind === 'addresses' || setting.kind === 'mails') {
    const entries = setting.kind === 'mails' && text === 'none' ? [] : text.split(',').map((one) => one.trim())
    const { success, data } = settingSchema(setting).safeParse(entries)
    return success ? data : undefined
  }
  const isNumber = setting.kind === 'number' && /^-?\d+$/.test(text)
  const value = setting.kind === 'switch' ? values[text] : isNumber ? Number(text) : text
  const { success, data } = settingSchema(setting).safeParse(value)
  return success ? data : undefined
}
