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

type Changed = Readonly<Record<string, Change>>

/** The settings of the platform whose default, lower limit or choices are that of the runtime. */
function changedIn({ product, demo, idleMillis, logDays, loginMessages, deletedInLogs }: SettingHost): Changed {
  const least = demo ? shortestPassword.demo : shortestPassword.real
  return {
    ...(product && {
      'platform.productName': { default: product.brand.name },
      'platform.brandColour': { default: product.brand.colour },
      'platform.defaultLanguage': {
        default: product.languages[0],
        choices: Object.fromEntries(product.languages.map((language) => [language, languageNames[language]])),
      },
    }),
    'platform.passwordLength': { default: least, min: least },
    'platform.loginMessages': { default: loginMessages },
    'platform.sessionIdleHours': { default: idleMillis / hourMillis },
    'platform.operationLogDays': { default: logDays },
    'platform.signInLogDays': { default: logDays },
    'platform.jobRunDays': { default: logDays },
    'platform.deletedUsersInLogs': { default: deletedInLogs },
  }
}

/** Returns a setting with the default, the lower limit and the choices that it has in this runtime. */
export function settingIn<S extends Setting>(deps: SettingHost, key: string, setting: S): S {
  return { ...setting, ...changedIn(deps)[key] }
}
