import { abortable } from './browser/abortable'
import { createDemoApp, openExport, openSeeded } from './browser/demo'
import type { WasmEngine } from './db/engines/sqlite-wasm'

/** The API in this page, on a database of its own that ends with it. */
export interface MemoryHome {
  fetch: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>
  /** The database below, for a test to prepare what no call can. */
  readonly engine: WasmEngine
  close: () => Promise<void>
}

let seeded: Promise<Uint8Array> | undefined

async function exportSeeded(): Promise<Uint8Array> {
  const engine = await openSeeded()
  const bytes = engine.export()
  await engine.close()
  return bytes
}

/** Opens a fresh demo. Only the first call seeds one; the others copy it. */
export async function openMemoryHome(): Promise<MemoryHome> {
  seeded ??= exportSeeded()
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
