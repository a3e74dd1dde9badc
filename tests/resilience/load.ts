import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { api } from '#product/contract'
import { createCaller, type Caller, type Outcome } from './caller'

/** The password of every account of the demo. */
export const demoPassword = 'Atrium#2026'

/** How long the counts of a load may stay below what a test waits for. */
const patienceMillis = 30_000

const uuid = /^[\da-f]{8}-[\da-f-]{27}$/

/** The results of many calls. */
interface Tally {
  /** The codes of the posts whose writing the server acknowledged. */
  acknowledged: string[]
  /** How many responses had each status. */
  statuses: Record<number, number>
  /** Calls to which no connection was opened. */
  rejected: number
  /** Calls whose connection was cut before the whole answer was there, by error. */
  cut: Record<string, number>
  /** The longest time that a call took to its end, whatever it was. */
  longestMillis: number
}

export const emptyTally = (): Tally => ({ acknowledged: [], statuses: {}, rejected: 0, cut: {}, longestMillis: 0 })

export function count(tally: Tally, { status, error, millis }: Outcome): void {
  tally.longestMillis = Math.max(tally.longestMillis, millis)
  if (status !== undefined) tally.statuses[status] = (tally.statuses[status] ?? 0) + 1
  else if (error === 'ECONNREFUSED') tally.rejected += 1
  else tally.cut[error!] = (tally.cut[error!] ?? 0) + 1
}

function total({ statuses, rejected, cut }: Tally): number {
  return [...Object.values(statuses), ...Object.values(cut)].reduce((sum, n) => sum + n, rejected)
}

/** Clients that write one post after the other until they are stopped. */
export interface Writers {
  /** Grows while they write. */
  readonly tally: Tally
  /** Waits until that many more posts were acknowledged. */
  acknowledge(more: number): Promise<void>
  /** Waits until that many more calls ended otherwise. */
  reject(more: number): Promise<void>
  /** Lets the calls under way end. */
  stop(): Promise<Tally>
}

/** Lets `clients` keep-alive clients, each signed in, write posts. After an error of any kind a client pauses for 10 ms. */
export async function startWriters(address: string, clients: number): Promise<Writers> {
  const callers = await Promise.all(Array.from({ length: clients }, () => signedIn(address)))
  const tally = emptyTally()
  const stopping = new AbortController()
  async function write(caller: Caller): Promise<void> {
    while (!stopping.signal.aborted) {
      const postCode = randomUUID()
      const outcome = await caller.call(api.posts.add, { body: { postCode, postName: postCode, postSort: 1 } })
      count(tally, outcome)
      if (outcome.status === 200) tally.acknowledged.push(postCode)
      else await wait(10)
    }
    caller.close()
  }
  const ended = Promise.all(callers.map(write))
  const others = () => total(tally) - tally.acknowledged.length
  async function grow(value: () => number, more: number): Promise<void> {
    const wanted = value() + more
    const end = performance.now() + patienceMillis
    while (value() < wanted) {
      if (performance.now() > end)
        throw new Error(`The load came to a halt: ${JSON.stringify({ ...tally, acknowledged: undefined })}`)
      await wait(10)
    }
  }
  return {
    tally,
    acknowledge: (more) => grow(() => tally.acknowledged.length, more),
    reject: (more) => grow(others, more),
    async stop() {
      stopping.abort()
      await ended
      return tally
    },
  }
}

/** A client that has signed in as the administrator of the demo. */
export async function signedIn(address: string): Promise<Caller> {
  const caller = createCaller(address)
  const outcome = await caller.signIn('admin', demoPassword)
  if (outcome.status !== 200) throw new Error(`The sign-in was answered with ${JSON.stringify(outcome)}.`)
  return caller
}

/** Returns the statuses of `/health/live` and `/health/ready`, each asked on a connection of its own. */
export function healthOf(address: string): Promise<{ live: number | undefined; ready: number | undefined }> {
  const ask = async (path: `/${string}`) => {
    const caller = createCaller(address)
    const { status } = await caller.call({ method: 'GET', path })
    caller.close()
    return status
  }
  return Promise.all([ask('/health/live'), ask('/health/ready')]).then(([live, ready]) => ({ live, ready }))
}

/** The codes of the posts that writers wrote, acknowledged or not. */
export async function storedPosts(caller: Caller): Promise<string[]> {
  const codes: string[] = []
  for (let page = 1; ; page++) {
    const { body } = await caller.call(api.posts.list, { query: `?page=${page}&size=100` })
    const { items, pageInfo } = body!.data as { items: { postCode: string }[]; pageInfo: { total: number } }
    codes.push(...items.map(({ postCode }) => postCode))
    if (page * 100 >= pageInfo.total) break
  }
  return codes.filter((code) => uuid.test(code))
}

/** Those of the codes that no post has. */
export async function missingPosts(caller: Caller, codes: readonly string[]): Promise<string[]> {
  const stored = new Set(await storedPosts(caller))
  return codes.filter((code) => !stored.has(code))
}
