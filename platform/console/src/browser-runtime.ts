import { setDemoRuntime, type DemoRuntime } from './shared/api/demo-runtime'
import { setTransport, type Transport } from './shared/api/transport'

/** The API inside of the browser, and what else the demo offers. */
export interface BrowserRuntime extends DemoRuntime {
  readonly fetch: Transport
}

/** Starts the API inside of the browser and sends every request to it. */
export async function startBrowserRuntime(open: () => Promise<BrowserRuntime>): Promise<void> {
  const start = performance.now()
  const runtime = await open()
  // Read by bench/browser/demo.mjs.
  performance.measure('browser runtime', { start })
  setTransport((path, init) => runtime.fetch(path, init))
  setDemoRuntime(runtime)
}
