import { setDemoRuntime } from './shared/api/demo-runtime'
import { setTransport } from './shared/api/transport'

/** Starts the API inside of the browser and sends every request to it. In the demo build alone. */
export async function startBrowserRuntime(): Promise<void> {
  const { openRuntime } = await import('#product/browser')
  const start = performance.now()
  const runtime = await openRuntime()
  // Read by bench/browser/demo.mjs.
  performance.measure('browser runtime', { start })
  setTransport((path, init) => runtime.fetch(path, init))
  setDemoRuntime(runtime)
}
