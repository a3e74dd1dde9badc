import { committedTasksEnded } from '#server/http/committed-tasks'
import { abortable } from '../browser/abortable'
import { openExport, startDemo, type OutsideWays } from '../browser/demo'
import { migrate } from '#server/install/migrate'
import { seedDemo } from '#server/install/seed'
import type { Product } from '#server/call/resource'
import { wasmPasswords } from '#server/credentials/passwords-wasm'
import { openSqliteWasm, type WasmEngine } from '#server/db/engines/sqlite-wasm'

/** The API in this page, on a database of its own that ends with it. */
export interface MemoryRuntime {
  fetch: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>
  /** The database below, for a test to prepare what no call can. */
  readonly engine: WasmEngine
  /** Runs the jobs that are due, and waits for them. Nothing else does: a test has no timer. */
  runJobs: () => Promise<void>
  /** Stops the modules and closes the database once the calls under way are done with it. */
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

/** The exports by their history, of each product. */
const seeds = new WeakMap<Product, Map<boolean, Promise<Uint8Array>>>()

async function exportSeeded(product: Product, history: boolean): Promise<Uint8Array> {
  const engine = await openSqliteWasm()
  await migrate(engine, product.servers)
  await seedDemo(product, engine, Date.now(), { history })
  const bytes = engine.export()
  await engine.close()
  return bytes
}

/**
 * Opens a fresh demo, whose logs are empty unless it has its `history`. Only the first call seeds one; the others copy it. Without `demo`
 * the same data are those of a real installation. It sends messages by `ways`, and none without.
 */
export async function openMemoryRuntime(
  product: Product,
  history = false,
  demo = true,
  ways: OutsideWays = {},
): Promise<MemoryRuntime> {
  const own = seeds.get(product) ?? new Map<boolean, Promise<Uint8Array>>()
  seeds.set(product, own)
  const seeded = own.get(history) ?? exportSeeded(product, history)
  own.set(history, seeded)
  const engine = await openExport(product, await seeded)
  const { app, jobs, stop } = await startDemo(product, engine, passwords, demo, ways)
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
    async runJobs() {
      await jobs.tick()
      await jobs.ended()
    },
    async close() {
      await Promise.allSettled(underWay)
      await committedTasksEnded()
      await stop()
      await engine.close()
    },
  }
}
