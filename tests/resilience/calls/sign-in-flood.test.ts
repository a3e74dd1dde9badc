import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { api } from '#product/contract'
import type { ErrorData } from 'atrium/contract/endpoint'
import { expect, test } from 'vitest'
import { createCaller, type Caller, type Outcome } from '../caller'
import { count, emptyTally, healthOf, signedIn } from '../load'
import { rounds } from '../rounds'
import { startServer } from '../server-process'
import { temporaryFolder } from '../temporary-folder'

/** One wrong sign-in, on a connection and for a name of its own. */
async function wrongSignIn(address: string, name: number): Promise<Outcome> {
  const caller = createCaller(address)
  const outcome = await caller.signIn(`nobody${name}`, 'wrong')
  caller.close()
  return outcome
}

/** Does what a client does that was asked to try again later: a lock also hashes a password, and is not throttled by address. */
async function lockInTheEnd(caller: Caller): Promise<number> {
  const start = performance.now()
  for (;;) {
    const { status, headers } = await caller.call(api.session.lock, { body: { password: 'tea break' } })
    if (status === 200) return performance.now() - start
    expect([status, headers?.['retry-after']]).toEqual([429, '1'])
    await wait(1000)
  }
}

test(
  'a flood of wrong sign-ins is rejected instead of queued, and others are served',
  { timeout: 120_000 },
  async () => {
    const server = startServer({
      DATABASE_URL: `file:${join(temporaryFolder(), 'atrium.db')}`,
      LOG_LEVEL: 'error',
    })
    const address = await server.address
    const honest = await signedIn(address)
    const flood = rounds(200, 2000)
    const wrong = Array.from({ length: flood }, (_, index) => wrongSignIn(address, index))
    await Promise.race(wrong)
    expect(await healthOf(address)).toEqual({ live: 200, ready: 200 })
    const honestMillis = await lockInTheEnd(honest)
    const outcomes = await Promise.all(wrong)
    const tally = emptyTally()
    for (const outcome of outcomes) count(tally, outcome)
    honest.close()
    const { statuses, rejected, cut, longestMillis } = tally
    expect({ rejected, cut }).toEqual({ rejected: 0, cut: {} })
    expect(Object.keys(statuses)).toEqual(['400', '429'])
    const busy = outcomes.filter(({ body }) => (body?.data as ErrorData | undefined)?.error === 'server.busy')
    console.log({
      flood,
      statuses,
      busy: busy.length,
      honestMillis: Math.round(honestMillis),
      longestMillis: Math.round(longestMillis),
    })
    expect(busy.length).toBeGreaterThan(0)
    expect(new Set(busy.map(({ headers }) => headers?.['retry-after']))).toEqual(new Set(['1']))
    expect(await server.stop()).toEqual({ code: 0, signal: null })
  },
)
