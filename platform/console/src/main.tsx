import '@atrium/ui/tokens.css'
import { showFailure, startApp } from './app/start'
import { removeStartupOverlay } from './startup-overlay'

const element = document.getElementById('root')!

try {
  // Constant at build time: the ordinary build keeps no byte of the browser runtime.
  if (__BROWSER_RUNTIME__) {
    const { startBrowserRuntime } = await import('./browser-runtime')
    await startBrowserRuntime()
  }
  await startApp(element)
} catch (error) {
  showFailure(element, error)
}
removeStartupOverlay()
