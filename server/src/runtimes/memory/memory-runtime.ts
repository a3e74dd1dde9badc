import { abortable } from '../browser/abortable'
import { createDemoApp, openExport, openSeeded } from '../browser/demo'
import type { WasmEngine } from '#server/db/engines/sqlite-wasm'

/** The API in this page, on a database of its own that ends with it. */
export interface MemoryRuntime {
  fetch: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>
  /** The database below, for a test to prepare what no call can. */
  readonly engine: WasmEngine
  close: () => Promise<void>
}

const seeds = new Map<boolean, Promise<Uint8Array>>()

async function exportSeeded(history: boolean): Promise<Uint8Array> {
  const engine = await openSeeded(history)
  const bytes = engine.export()
  await engine.close()
  return bytes
}

/** Opens a fresh demo, whose logs are empty unless it has its `history`. Only the first call seeds one; the others copy it. */
export async function openMemoryRuntime(history = false): Promise<MemoryRuntime> {
  const seeded = seeds.get(history) ?? exportSeeded(history)
  seeds.set(history, seeded)
  const engine = await openExport(await seeded)
  const app = createDemoApp(engine)
  return {
    async fetch(input, init) {
      const request = new Request(input, init)
      request.signal.throwIfAborted()
      return abortable(request.signal, Promise.resolve(app.fetch(request)))
    },
    engine,
    close: () => engine.close(),
  }
}
