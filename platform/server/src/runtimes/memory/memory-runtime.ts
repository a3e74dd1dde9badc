import { committedTasksEnded } from '#server/http/committed-tasks'
import { abortable } from '../browser/abortable'
import { createDemoApp, openExport } from '../browser/demo'
import { migrate } from '#server/install/migrate'
import { seedDemo } from '#server/install/seed'
import { wasmPasswords } from '#server/credentials/passwords-wasm'
import { openSqliteWasm, type WasmEngine } from '#server/db/engines/sqlite-wasm'

/** The API in this page, on a database of its own that ends with it. */
export interface MemoryRuntime {
  fetch: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>
  /** The database below, for a test to prepare what no call can. */
  readonly engine: WasmEngine
  /** Closes the database once the calls under way are done with it. */
  close: () => Promise<void>
}

const verified = new Map<string, Promise<boolean>>()

/** Password functions that compute each check once in this page: one takes a tenth of a second, and its result does not change. */
const passwords: typeof wasmPasswords = {
  ...wasmPasswords,
  verify(phc, password) {
    const key = JSON.stringify([phc, password])
    const answer = verified.get(key) ?? wasmPasswords.verify(phc, password)
    verified.set(key, answer)
    return answer
  },
}

const seeds = new Map<boolean, Promise<Uint8Array>>()

async function exportSeeded(history: boolean): Promise<Uint8Array> {
  const engine = await openSqliteWasm()
  await migrate(engine)
  await seedDemo(engine, Date.now(), { history })
  const bytes = engine.export()
  await engine.close()
  return bytes
}

/**
 * Opens a fresh demo, whose logs are empty unless it has its `history`. Only the first call seeds one; the others copy it. Without `demo`
 * the same data are those of a real installation.
 */
export async function openMemoryRuntime(history = false, demo = true): Promise<MemoryRuntime> {
  const seeded = seeds.get(history) ?? exportSeeded(history)
  seeds.set(history, seeded)
  const engine = await openExport(await seeded)
  const app = createDemoApp(engine, passwords, demo)
  const underWay = new Set<Promise<unknown>>()
  return {
    async fetch(input, init) {
      const request = new Request(input, init)
      request.signal.throwIfAborted()
      const answer = Promise.resolve(app.fetch(request)).finally(() => underWay.delete(answer))
      underWay.add(answer)
      return abortable(request.signal, answer)
    },
    engine,
    async close() {
      await Promise.allSettled(underWay)
      await committedTasksEnded()
      await engine.close()
    },
  }
}
