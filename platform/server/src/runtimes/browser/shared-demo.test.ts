import { product } from 'atrium/entries/product'
import { createContract } from 'atrium/contract/module/contract'
import { defineModule } from 'atrium/contract/module/module'
import { SharedDemo } from './shared-demo'
import type { Snapshot, Snapshots } from './snapshots'
import { createQueue } from './turns'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sessionStatus, signIn, type Fetch } from '#server-test/visitor'

const visit =
  (demo: SharedDemo): Fetch =>
  (path, init) =>
    demo.fetch(new Request(path, init))

/** A storage in this page's memory. */
function createSnapshots(): Snapshots & { saves: number } {
  let stored: Snapshot | undefined
  return {
    saves: 0,
    stamp: async () => stored?.stamp,
    load: async () => stored,
    async save(bytes, data) {
      stored = { stamp: `stamp ${++this.saves}`, bytes, data }
      return stored.stamp
    },
  }
}

describe('a storage that fails', () => {
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
  afterEach(() => void vi.restoreAllMocks())
  const fail = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))

  test.each(['stamp', 'load', 'save'] as const)('at the first %s leaves a demo in memory', async (call) => {
    const demo = new SharedDemo(product, { ...createSnapshots(), [call]: fail })
    await demo.catchUp()
    expect(demo.stored).toBe(false)
    expect(await sessionStatus(visit(demo), await signIn(visit(demo)))).toBe(200)
  })

  test.each(['stamp', 'load', 'save'] as const)('at a later %s leaves the tab what it has', async (call) => {
    const snapshots = createSnapshots()
    const demo = new SharedDemo(product, snapshots)
    await demo.catchUp()
    const token = await signIn(visit(demo))
    await demo.save()
    const other = new SharedDemo(product, snapshots)
    await other.catchUp()
    await signIn(visit(other))
    if (call === 'load') await other.save()
    snapshots[call] = fail
    await demo.catchUp()
    await signIn(visit(demo))
    await demo.save()
    expect(demo.stored).toBe(false)
    expect(await sessionStatus(visit(demo), token)).toBe(200)
  })
})

test('stores only when something was written', async () => {
  const snapshots = createSnapshots()
  const demo = new SharedDemo(product, snapshots)
  await demo.catchUp()
  expect(snapshots.saves).toBe(1)
  await demo.fetch(new Request('/api/user/loginOptions'))
  await demo.save()
  expect(snapshots.saves).toBe(1)
  await signIn(visit(demo))
  await demo.save()
  expect(snapshots.saves).toBe(2)
  await demo.seed('demo')
  await demo.seed('demo')
  expect(snapshots.saves).toBe(4)
})

test('a queue runs one task at a time, whatever became of the one before', async () => {
  const inTurn = createQueue()
  const events: string[] = []
  const first = inTurn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20))
    events.push('first')
    throw new Error('failed')
  })
  const second = inTurn(async () => events.push('second'))
  await expect(first).rejects.toThrow('failed')
  await second
  expect(events).toEqual(['first', 'second'])
})

test('starts its modules again over what another tab wrote, once it has stopped them', async () => {
  const notes: string[] = []
  const module = defineModule({ name: 'probe', title: { zh: '探针', en: 'Probe' }, menu: [] })
  const start = async () => {
    notes.push('starts')
    return () => void notes.push('stops')
  }
  const contract = createContract({ probe: { module, api: {}, records: {} } })
  const withProbe = { ...product, contract, servers: { probe: { resources: {}, migrations: {}, start } } }
  const snapshots = createSnapshots()
  const demo = new SharedDemo(withProbe, snapshots)
  await demo.catchUp()
  expect(notes).toEqual(['starts'])
  const other = new SharedDemo(
    { ...product, contract, servers: { probe: { resources: {}, migrations: {} } } },
    snapshots,
  )
  await other.catchUp()
  await signIn(visit(other))
  await other.save()
  await demo.catchUp()
  expect(notes).toEqual(['starts', 'stops', 'starts'])
})
