import type { WasmEngine } from '#server/db/engines/sqlite-wasm'
import type { Product } from '#server/call/resource'
import { firstSeed } from '#server/install/sample'
import { openExport, openSeeded, startDemo, type RunningDemo } from './demo'
import type { Snapshots } from './snapshots'

/** This thread's copy of the demo and the stored snapshot it is a copy of. Its calls must not overlap. */
export class SharedDemo {
  readonly #product: Product
  #snapshots: Snapshots | undefined
  #stamp: string | undefined
  #engine: WasmEngine | undefined
  #running: RunningDemo | undefined
  #data: string
  /** The engine's count of changes when it was last stored. */
  #saved = 0

  constructor(product: Product, snapshots: Snapshots | undefined) {
    this.#product = product
    this.#snapshots = snapshots
    this.#data = firstSeed(product)
  }

  /** Whether what is written here reaches the storage. */
  get stored(): boolean {
    return this.#snapshots !== undefined
  }

  /** The data that it was filled with. */
  get data(): string {
    return this.#data
  }

  /** Takes over what another tab stored since, or at first what any tab stored; the seed where that is nothing usable. */
  async catchUp(): Promise<void> {
    const stamp = await this.#storage((snapshots) => snapshots.stamp())
    if (this.#engine && (stamp === undefined || stamp === this.#stamp)) return
    const snapshot = await this.#storage((snapshots) => snapshots.load())
    // A storage that breaks down meanwhile leaves this tab with what it has.
    if (this.#engine && !this.stored) return
    const engine = snapshot && (await openExport(this.#product, snapshot.bytes).catch(() => undefined))
    const data = this.#known(snapshot?.data)
    if (!engine) return this.seed(data)
    await this.#use(engine)
    this.#data = data
    this.#stamp = snapshot.stamp
    this.#saved = 0
    // Opening may have migrated it.
    await this.save()
  }

  async fetch(request: Request): Promise<Response> {
    return this.#running!.app.fetch(request)
  }

  /** Whether a job has to run, as far as this copy shows. */
  async hasDueJobs(): Promise<boolean> {
    return this.#running!.jobs.isDue()
  }

  /** Runs the jobs that are due, and waits for them. */
  async runJobs(): Promise<void> {
    const { jobs } = this.#running!
    await jobs.tick()
    await jobs.ended()
  }

  /** Puts these data in place of everything. `report` is called with how much is done, from 0 to 1. */
  async seed(data: string, report?: (share: number) => void): Promise<void> {
    await this.#use(await openSeeded(this.#product, data, report))
    this.#data = data
    // A new engine may have come to the count of the old one.
    this.#saved = -1
    await this.save()
  }

  /** Stores the database when something was written since the last time. */
  async save(): Promise<void> {
    const changes = this.#engine!.changes()
    if (changes === this.#saved) return
    this.#stamp = await this.#storage((snapshots) => snapshots.save(this.#engine!.export(), this.#data))
    this.#saved = changes
  }

  /** A seed that a later version no longer has gives way to the present one. */
  #known(name: string | undefined): string {
    return name !== undefined && Object.hasOwn(this.#product.seeds, name) ? name : this.#data
  }

  async #use(engine: WasmEngine): Promise<void> {
    await this.#running?.stop()
    await this.#engine?.close()
    this.#engine = engine
    this.#running = await startDemo(this.#product, engine)
  }

  async #storage<T>(use: (snapshots: Snapshots) => Promise<T>): Promise<T | undefined> {
    try {
      return this.#snapshots && (await use(this.#snapshots))
    } catch (error) {
      console.warn('From now on the demo is kept in the memory of this tab: the browser does not store it.', error)
      this.#snapshots = undefined
      return undefined
    }
  }
}
