import 'atrium/ui/tokens.css'
import type { LoadSession } from './app/session/session-code'
import type { OfferedLanguages } from 'atrium/contract/language'
import { offerLanguages } from '#shared/i18n/language'
import { showStartError, startApp } from './app/start'
import type { BrowserRuntime } from './browser-runtime'
import { removeStartupOverlay } from './startup-overlay'

export type { ConsoleModules } from '#shared/navigation/console-modules'

interface Product {
  readonly languages: OfferedLanguages
  readonly loadSession: LoadSession
  /** Opens the API in the browser, in the demo build alone. */
  readonly openRuntime: (() => Promise<BrowserRuntime>) | undefined
}

/** Starts the console of a product in the page; where that fails, the page says so. */
export async function startConsole({ languages, loadSession, openRuntime }: Product): Promise<void> {
  offerLanguages(languages)
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
