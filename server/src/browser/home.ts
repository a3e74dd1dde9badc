import type { WasmEngine } from '../db/engines/sqlite-wasm'
import type { Api } from '../http/resource'
import { createDemoApp, openExport, openSeeded } from './demo'
import type { Mode } from './messages'
import { openSnapshots, type Snapshots } from './snapshots'
import { createLock, createQueue } from './turns'

/** The API on a database in memory, which every tab of this browser shares through the stored snapshot. */
export interface Home {
  /** `memory`: what is written is gone with this tab, because the browser stores nothing or no more. */
  readonly mode: Mode
  /** Answers after what was written is stored. */
  fetch(request: Request): Promise<Response>
  /** Puts the demo seed in place of everything, for all tabs. */
  reset(): Promise<void>
}

/** Opens the stored database of that name, or makes one with the demo seed. */
export async function openHome(name: string): Promise<Home> {
  let snapshots: Snapshots | undefined
  let engine: WasmEngine | undefined
  let app: Api | undefined
  let stamp: string | undefined

  function giveUpStorage(error: unknown): undefined {
    console.warn('The demo is kept in memory only: the browser does not store it.', error)
    snapshots = undefined
  }
  async function use(next: WasmEngine): Promise<void> {
    await engine?.close()
    engine = next
    app = createDemoApp(next)
  }
  async function save(): Promise<void> {
    stamp = (await snapshots?.save(engine!.export()).catch(giveUpStorage)) ?? stamp
  }
  async function seed(): Promise<void> {
    await use(await openSeeded())
    await save()
  }
  async function takeStored(): Promise<void> {
    const stored = await snapshots?.load().catch(giveUpStorage)
    const opened = stored && (await openExport(stored.bytes).catch(() => undefined))
    if (!opened) return seed()
    stamp = stored.stamp
    await use(opened)
    if (opened.changes() > 0) await save()
  }
  async function catchUp(): Promise<void> {
    const stored = await snapshots?.stamp().catch(giveUpStorage)
    // Nothing stored means that the person cleared it; this tab's own state is then the best there is.
    if (stored !== undefined && stored !== stamp) await takeStored()
  }

  snapshots = await openSnapshots(name).catch(giveUpStorage)
  const inTurn = (snapshots && createLock(name)) ?? createQueue()
  await inTurn(takeStored)
  return {
    get mode() {
      return snapshots ? 'persisted' : 'memory'
    },
    fetch: (request) =>
      inTurn(async () => {
        await catchUp()
        const before = engine!.changes()
        const response = await app!.fetch(request)
        if (engine!.changes() !== before) await save()
        return response
      }),
    reset: () => inTurn(seed),
  }
}
