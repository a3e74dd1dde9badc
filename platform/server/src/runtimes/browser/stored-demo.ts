import type { Product } from '#server/call/resource'
import type { Mode } from './messages'
import { SharedDemo } from './shared-demo'
import { openSnapshots } from './snapshots'
import { createLock, createQueue } from './turns'

/** The API on a database in this thread's memory, which every tab of the browser shares through the stored snapshot. */
export interface StoredDemo {
  /** `memory`: what is written is gone with this tab, because the browser stores nothing or no more. */
  readonly mode: Mode
  /** Resolves after the writes of the request are stored. */
  fetch: (request: Request) => Promise<Response>
  /** Runs the jobs that are due, in one tab alone. */
  runJobs: () => Promise<void>
  /** The data that it was filled with. */
  readonly data: string
  /** Puts these data in place of everything, for all tabs. `report` is called with how much is done, from 0 to 1. */
  reset: (data: string, report?: (share: number) => void) => Promise<void>
}

/** Opens the stored demo of that name, or makes one. */
export async function openStoredDemo(product: Product, name: string): Promise<StoredDemo> {
  const snapshots = await openSnapshots(name).catch((error: unknown) => {
    console.warn('The demo is kept in the memory of this tab: the browser does not store it.', error)
    return undefined
  })
  const demo = new SharedDemo(product, snapshots)
  const inTurn = (snapshots && createLock(name)) ?? createQueue()
  await inTurn(() => demo.catchUp())
  return {
    get mode() {
      return demo.stored ? 'persisted' : 'memory'
    },
    get data() {
      return demo.data
    },
    fetch: (request) =>
      inTurn(async () => {
        await demo.catchUp()
        const response = await demo.fetch(request)
        // A download still reads the database, which the next task may replace.
        const whole = new Response(await response.arrayBuffer(), response)
        await demo.save()
        return whole
      }),
    async runJobs() {
      // Without a turn, so that a second without a job costs nothing. What another tab wrote is of no matter: that one looks, too.
      if (!(await demo.hasDueJobs().catch(() => false))) return
      await inTurn(async () => {
        await demo.catchUp()
        await demo.runJobs()
        await demo.save()
      })
    },
    reset: (data, report) => inTurn(() => demo.seed(data, report)),
  }
}
