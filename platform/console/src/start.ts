import 'atrium/ui/tokens.css'
import type { LoadSession } from './app/session/session-code'
import type { OfferedLanguages } from 'atrium/contract/language'
import { setSignIn, type LoadSignIn } from '#shared/session/sign-in-parts'
import { setProductTheme, type ConsoleTheme } from '#shared/theme/product-theme'
import { offerLanguages } from '#shared/i18n/language'
import { showStartError, startApp } from './app/start'
import type { BrowserRuntime } from './browser-runtime'
import { removeStartupOverlay } from './startup-overlay'

export type { ConsoleModules } from '#shared/navigation/console-modules'
export type { LoadSignIn, SignInParts } from '#shared/session/sign-in-parts'
export type { ConsoleTheme } from '#shared/theme/product-theme'

/** The look of a product. */
export interface ConsoleLook {
  /** Colours, corners and font; those of the platform where it is left out. */
  readonly theme?: ConsoleTheme
  /** Loads the file whose `parts` are those of the sign-in page. It is loaded beside the page, which is small: antd would make it wait. */
  readonly signIn?: LoadSignIn
}

interface Product {
  readonly languages: OfferedLanguages
  readonly look: ConsoleLook
  readonly loadSession: LoadSession
  /** Opens the API in the browser, in the demo build alone. */
  readonly openRuntime: (() => Promise<BrowserRuntime>) | undefined
}

/** Starts the console of a product in the page; where that fails, the page says so. */
export async function startConsole({
  languages,
  look: { theme = {}, signIn },
  loadSession,
  openRuntime,
}: Product): Promise<void> {
  offerLanguages(languages)
  setProductTheme(theme)
  setSignIn(signIn)
  const element = document.getElementById('root')!
  try {
    if (__BROWSER_RUNTIME__ && openRuntime) {
      const { startBrowserRuntime } = await import('./browser-runtime')
      await startBrowserRuntime(openRuntime)
    }
    await startApp(element, loadSession)
  } catch (error) {
    showStartError(element, error)
  }
  removeStartupOverlay()
}
