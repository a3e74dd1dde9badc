import { setDemoRuntime } from './shared/api/demo-runtime'
import { setTransport } from './shared/api/transport'

/** Starts the API inside of the browser and sends every request to it. In the demo build alone. */
export async function startBrowserRuntime(): Promise<void> {
  const { openBrowserRuntime } = await import('@atrium/server/runtimes/browser/browser-runtime')
  const start = performance.now()
  const runtime = await openBrowserRuntime()
  // Read by bench/browser/demo.mjs.
  performance.measure('browser runtime', { start })
  setTransport((path, init) => runtime.fetch(path, init))
  setDemoRuntime(runtime)
}
