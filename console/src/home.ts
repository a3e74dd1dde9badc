import { setDemoHome } from './shared/api/demo-home'
import { setTransport } from './shared/api/transport'

/** Starts the API inside of the browser and sends every request to it. In the demo build alone. */
export async function startBrowserHome(): Promise<void> {
  const { openBrowserHome } = await import('@atrium/server/browser-home')
  const start = performance.now()
  const home = await openBrowserHome()
  // Read by bench/browser-home.mjs.
  performance.measure('browser home', { start })
  setTransport((path, init) => home.fetch(path, init))
  setDemoHome(home)
}
