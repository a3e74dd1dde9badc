import { platform } from 'atrium/contract/module/platform'
import { languages, offeredLanguage, type Language } from 'atrium/contract/language'
import { platformSettings } from 'atrium/contract/system/operation/platform-settings'
import { isTimeZone } from 'atrium/contract/untrusted/time-zone'
import type { OwnRegion, Region } from '../actor'
import type { Call, Deps } from '../call'
import type { SettingHost } from './runtime-settings'
import { settingKey, storedSetting, storedValue, valuesFrom } from './setting-values'

type RegionHost = SettingHost & Pick<Deps, 'product'>

const { defaultLanguage, defaultTimeZone } = platformSettings
const settings = { defaultLanguage, defaultTimeZone }

/** The columns of a query that `storedRegion` makes the defaults from. */
export const regionColumns = [
  storedSetting(platform.name, 'defaultLanguage').as('storedLanguage'),
  storedSetting(platform.name, 'defaultTimeZone').as('storedTimeZone'),
] as const

interface StoredRegion {
  readonly storedLanguage: string | null
  readonly storedTimeZone: string | null
}

/** Returns the default language and time zone from what a query with `regionColumns` has read. */
export function storedRegion(deps: RegionHost, row: StoredRegion): Region {
  const stored = { defaultLanguage: row.storedLanguage, defaultTimeZone: row.storedTimeZone }
  const values = valuesFrom(deps, { name: platform.name, settings }, (name) => stored[name])
  return {
    // The environment may name one that this product does not offer.
    language: offeredLanguage(deps.product.languages, values.defaultLanguage),
    timeZone: values.defaultTimeZone,
  }
}

const readStored = ({ db }: Pick<Call, 'db'>): Promise<StoredRegion> =>
  db.selectNoFrom([...regionColumns]).executeTakeFirstOrThrow()

/**
 * Returns the default language and time zone, as they are in the transaction of a call: for texts and times whose reader is not known, such as files
 * that a job makes.
 * @example
 * const { language, timeZone } = await readRegion(call)
 */
export const readRegion = async (call: Pick<Call, 'db'> & { readonly deps: RegionHost }): Promise<Region> =>
  storedRegion(call.deps, await readStored(call))

/** Returns the default language where the environment or an administrator has set one; undefined else. */
export async function readSetLanguage(
  call: Pick<Call, 'db'> & { readonly deps: RegionHost },
): Promise<Language | undefined> {
  const { fixedSettings = {}, product } = call.deps
  const row = await readStored(call)
  const isSet =
    Object.hasOwn(fixedSettings, settingKey(platform.name, 'defaultLanguage')) ||
    storedValue(defaultLanguage, row.storedLanguage) !== undefined
  const { language } = storedRegion(call.deps, row)
  return isSet && product.languages.includes(language) ? language : undefined
}

/** Returns what a person has chosen, with the defaults in place of what they have not, or cannot have any more. */
export function regionOf({ product }: Pick<Deps, 'product'>, own: OwnRegion, defaults: Region): Region {
  const chosen = languages.find((language) => language === own.language)
  return {
    language: chosen && product.languages.includes(chosen) ? chosen : defaults.language,
    timeZone: own.timeZone !== '' && isTimeZone(own.timeZone) ? own.timeZone : defaults.timeZone,
  }
}
