import '@atrium/ui/tokens.css'
import { showFailure, startApp } from './app/start'
import { removeStartupOverlay } from './startup-overlay'

const element = document.getElementById('root')!

try {
  // Constant at build time: the ordinary build keeps no byte of the browser home.
  if (__BROWSER_HOME__) {
    const { startBrowserHome } = await import('./home')
    await startBrowserHome()
  }
  await startApp(element)
} catch (error) {
  showFailure(element, error)
}
removeStartupOverlay()
