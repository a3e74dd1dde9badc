import '@atrium/ui/tokens.css'
import { startApp } from './app/start'
import { removeStartupOverlay } from './startup-overlay'

// Constant at build time: the ordinary build keeps no byte of the browser home.
if (__BROWSER_HOME__) {
  const { startBrowserHome } = await import('./home')
  await startBrowserHome()
}

await startApp(document.getElementById('root')!)
removeStartupOverlay()
