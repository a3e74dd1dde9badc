import { setDemoHome } from './shared/api/demo-home'
import { setTransport } from './shared/api/transport'

/** Starts the API inside of the browser and sends every request to it. In the demo build alone. */
export async function startBrowserHome(): Promise<void> {
  const { openBrowserHome } = await import('@atrium/server/browser-home')
  const home = await openBrowserHome()
  setTransport((path, init) => home.fetch(path, init))
  setDemoHome(home)
}
