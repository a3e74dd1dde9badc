import { languageNames, type LocalText } from 'atrium/contract/language'
import type { Setting } from 'atrium/contract/module/setting'
import type { Deps } from '../call'

/** The parts of a host that settings depend on. */
export type SettingHost = Pick<
  Deps,
  'fixedSettings' | 'demo' | 'idleMillis' | 'logDays' | 'loginMessages' | 'deletedInLogs'
> &
  Partial<Pick<Deps, 'product'>>

const hourMillis = 3_600_000
/** The fewest characters of a password; a real installation has no accounts whose password is public anyway. */
const shortestPassword = { demo: 8, real: 12 } as const

interface Change {
  readonly default: string | number
  readonly min?: number
  readonly choices?: Readonly<Record<string, LocalText>>
}

/** The settings of the platform whose default, lower limit or choices are that of the runtime. A call asks for some: each is made when it is asked for. */
const changes: Readonly<Record<string, (host: SettingHost) => Change | undefined>> = {
  'platform.productName': ({ product }) => product && { default: product.brand.name },
  'platform.brandColour': ({ product }) => product && { default: product.brand.colour },
  'platform.defaultLanguage': ({ product }) =>
    product && {
      default: product.languages[0],
      choices: Object.fromEntries(product.languages.map((language) => [language, languageNames[language]])),
    },
  'platform.passwordLength': ({ demo }) => {
    const least = demo ? shortestPassword.demo : shortestPassword.real
    return { default: least, min: least }
  },
  'platform.loginMessages': ({ loginMessages }) => ({ default: loginMessages }),
  'platform.sessionIdleHours': ({ idleMillis }) => ({ default: idleMillis / hourMillis }),
  'platform.operationLogDays': ({ logDays }) => ({ default: logDays }),
  'platform.signInLogDays': ({ logDays }) => ({ default: logDays }),
  'platform.jobRunDays': ({ logDays }) => ({ default: logDays }),
  'platform.deletedUsersInLogs': ({ deletedInLogs }) => ({ default: deletedInLogs }),
}

/** Returns a setting with the default, the lower limit and the choices that it has in this runtime. */
export function settingIn<S extends Setting>(deps: SettingHost, key: string, setting: S): S {
  return { ...setting, ...changes[key]?.(deps) }
}
