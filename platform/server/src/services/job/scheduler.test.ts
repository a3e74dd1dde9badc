import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openServer, type TestServer } from '#server-test/server'
import { job, type JobCall, type JobHandler } from '#server/call/job'
import { Scheduler } from './scheduler'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
/** A moment between two hours. */
const start = Date.UTC(2026, 4, 4, 10, 30)

let server: TestServer
/** The clocks: one that can be set, and one that nobody sets. */
let clock: number
let elapsed: number
beforeEach(async () => {
  clock = start
  elapsed = 0
  server = await openServer({ empty: true, now: () => clock })
})
afterEach(() => server.close())

/** Time passes on both clocks. */
function pass(millis: number): void {
  clock += millis
  elapsed += millis
}

const hourly = (handler: JobHandler, options = {}) => job('0 * * * *', handler, options)

/** A process that runs one job. Its log is part of it. */
function processWith(name: string, declared: ReturnType<typeof job>) {
  const lines: string[] = []
  const deps = { ...server.deps, log: (_level: string, event: string) => void lines.push(event) }
  const jobs = [{ key: 'probe.hourly', moduleTitle: { zh: '探针', en: 'Probe' }, job: declared }]
  const scheduler = new Scheduler({ jobs, deps, process: name, elapsed: () => elapsed })
  return { scheduler, lines, tick: () => scheduler.tick(), ended: () => scheduler.ended() }
}
type Process = ReturnType<typeof processWith>

async function run({ tick, ended }: Process): Promise<void> {
  await tick()
  await ended()
}

const runs = () => server.engine.db.selectFrom('jobRuns').selectAll().orderBy('runId').execute()
const notices = () => server.engine.db.selectFrom('notices').selectAll().execute()
const states = async () => (await runs()).map(({ state }) => state)
const dueTimes = async () => (await runs()).map(({ dueAt }) => new Date(dueAt!).toISOString().slice(5, 16))
const pause = (paused: 0 | 1) => server.engine.db.updateTable('jobs').set({ paused }).execute()

/** Ticks every second for as long as this, as a process that is alive does. */
async function live(processes: readonly Process[], millis: number): Promise<void> {
  for (let passed = 0; passed < millis; passed += second) {
    pass(second)
    for (const { tick } of processes) await tick()
  }
}

/** A handler that ends when the test says so. */
function held() {
  const calls: JobCall[] = []
  const ends: (() => void)[] = []
  const handler: JobHandler = (call) => {
    calls.push(call)
    return new Promise((resolve) => ends.push(resolve))
  }
  return { calls, handler, end: () => ends.splice(0).forEach((resolve) => resolve()) }
}

describe('a schedule', () => {
  test('lets a job run at its time, with that time and the moment', async () => {
    const calls: JobCall[] = []
    const one = processWith(
      'a',
      hourly((call) => void calls.push(call)),
    )
    await run(one)
    expect(calls).toEqual([])
    pass(31 * minute)
    await run(one)
    expect(calls).toMatchObject([{ dueAt: start + 30 * minute, now: start + 31 * minute, attempt: 1 }])
    await run(one)
    expect(await states()).toEqual(['done'])
    expect((await runs())[0]).toMatchObject({ startedAt: start + 31 * minute, endedAt: clock, error: '', process: 'a' })
  })

  test('is in the time zone of the job, over a change of daylight saving', async () => {
    const inBerlin = job('0 9 * * *', () => {}, { timeZone: 'Europe/Berlin' })
    const before = inBerlin.nextAfter(Date.UTC(2026, 9, 23, 12))
    expect([before, inBerlin.nextAfter(before)]).toEqual([Date.UTC(2026, 9, 24, 7), Date.UTC(2026, 9, 25, 8)])
  })

  test('without a zone of its own follows the default one from the next look on', async () => {
    const { db } = server.engine
    const daily = processWith(
      'a',
      job('0 9 * * *', () => {}),
    )
    const nextAt = async () => (await db.selectFrom('jobs').select('nextAt').executeTakeFirstOrThrow()).nextAt
    await daily.tick()
    expect(await nextAt()).toBe(Date.UTC(2026, 4, 5, 9))
    const value = JSON.stringify('Asia/Shanghai')
    await db
      .insertInto('settings')
      .values({ module: 'platform', settingName: 'defaultTimeZone', value })
      .onConflict((conflict) => conflict.columns(['module', 'settingName']).doUpdateSet({ value }))
      .execute()
    expect(await daily.scheduler.isDue()).toBe(true)
    await daily.tick()
    expect(await nextAt()).toBe(Date.UTC(2026, 4, 5, 1))
    expect(await daily.scheduler.isDue()).toBe(false)
  })

  test.each([
    ['x * * * *', {}],
    ['0 0 31 2 *', {}],
    ['0 * * * *', { timeZone: 'Mars/North' }],
  ])('%s %o is rejected with a sentence', (cron, options) => {
    expect(() => job(cron, () => {}, options)).toThrow(/^The schedule ".*" in the time zone .* cannot be used/)
  })

  test('that a new version changes counts from its start on', async () => {
    await run(
      processWith(
        'a',
        hourly(() => {}),
      ),
    )
    const next = processWith(
      'b',
      job('45 * * * *', () => {}),
    )
    await run(next)
    pass(16 * minute)
    await run(next)
    expect(await dueTimes()).toEqual(['05-04T10:45'])
  })

  test('catches up once with the times that nobody was there for', async () => {
    const one = processWith(
      'a',
      hourly(() => {}),
    )
    await run(one)
    pass(3 * day)
    await run(
      processWith(
        'b',
        hourly(() => {}),
      ),
    )
    await run(one)
    expect(await dueTimes()).toEqual(['05-04T11:00'])
    pass(hour)
    await run(one)
    expect(await dueTimes()).toEqual(['05-04T11:00', '05-07T11:00'])
  })

  test('waits for the run before to end', async () => {
    const { handler, end, calls } = held()
    const one = processWith('a', hourly(handler, { limit: day }))
    await one.tick()
    pass(31 * minute)
    await one.tick()
    pass(61 * minute)
    await one.tick()
    expect(calls).toHaveLength(1)
    end()
    await one.ended()
    await one.tick()
    expect(calls).toHaveLength(2)
    end()
    await one.ended()
  })
})

describe('a clock that jumps', () => {
  test('back does not let a time have two runs', async () => {
    const one = processWith(
      'a',
      hourly(() => {}),
    )
    await run(one)
    pass(31 * minute)
    await run(one)
    clock -= 2 * hour
    await run(one)
    pass(2 * hour)
    await run(one)
    expect((await dueTimes()).toSorted()).toEqual(['05-04T10:00', '05-04T11:00'])
  })

  test('far ahead and back does not let the times between go without runs', async () => {
    const one = processWith(
      'a',
      hourly(() => {}),
    )
    await run(one)
    clock += 3650 * day
    await run(one)
    pass(hour)
    await run(one)
    clock -= 3650 * day
    await run(one)
    pass(hour)
    await run(one)
    expect(await states()).toEqual(['done', 'done', 'done'])
    expect((await dueTimes())[2]).toBe('05-04T12:00')
  })

  test('does not count for the time limit', async () => {
    const { handler, end } = held()
    const one = processWith('a', hourly(handler, { limit: minute }))
    await one.tick()
    pass(31 * minute)
    await one.tick()
    clock += day
    await one.tick()
    expect(await states()).toEqual(['running'])
    end()
    await one.ended()
    expect(await states()).toEqual(['done'])
  })
})

describe('a job that', () => {
  test('throws is tried again, after longer each time, and fails in the end', async () => {
    const attempts: number[] = []
    const one = processWith(
      'a',
      hourly(({ attempt }) => {
        attempts.push(attempt)
        throw new Error(`no mail server, ${attempt}`)
      }),
    )
    await run(one)
    pass(31 * minute)
    await run(one)
    expect(await runs()).toMatchObject([{ state: 'waiting', error: 'no mail server, 1', earlierEnd: 'failed' }])
    pass(29 * second)
    await run(one)
    expect(attempts).toEqual([1])
    pass(second)
    await run(one)
    pass(59 * second)
    await run(one)
    expect(attempts).toEqual([1, 2])
    expect(await notices()).toEqual([])
    pass(second)
    await run(one)
    expect(await runs()).toMatchObject([{ state: 'failed', error: 'no mail server, 3', attempt: 3, endedAt: clock }])
    expect(await notices()).toMatchObject([{ title: '任务“probe.hourly”没有完成', permission: 'system:job:list' }])
    pass(hour - 5 * minute)
    await run(one)
    expect(attempts).toEqual([1, 2, 3])
  })

  test('never ends is ended at its limit, is told so, and runs at its next time', async () => {
    const { handler, calls, end } = held()
    const one = processWith('a', hourly(handler, { limit: 5 * minute }))
    await one.tick()
    pass(31 * minute)
    await one.tick()
    await one.tick()
    expect(calls[0]!.signal.aborted).toBe(false)
    pass(5 * minute)
    await one.tick()
    await one.ended()
    expect(calls[0]!.signal.aborted).toBe(true)
    expect(await runs()).toMatchObject([{ state: 'timedOut', duration: 5 * minute, attempt: 1 }])
    pass(55 * minute)
    await one.tick()
    expect(await states()).toEqual(['timedOut', 'running'])
    end()
    await one.ended()
    expect(await states()).toEqual(['timedOut', 'done'])
    expect(await notices()).toMatchObject([{ description: '超过了时间限制' }])
  })

  test('runs while its process dies is repeated by another one, as its next attempt', async () => {
    const { handler, calls, end } = held()
    const [dead, other] = [processWith('dead', hourly(handler)), processWith('other', hourly(handler))]
    await dead.tick()
    pass(31 * minute)
    await dead.tick()
    await live([other], 20 * second)
    expect(await states()).toEqual(['running'])
    await live([other], second)
    expect(await runs()).toMatchObject([{ state: 'running', process: 'other', attempt: 2, earlierEnd: 'lost' }])
    // The first process was only held up: it has lost its run, and cannot end it.
    await dead.tick()
    expect(calls[0]!.signal.aborted).toBe(true)
    end()
    await Promise.all([dead.ended(), other.ended()])
    expect(await runs()).toMatchObject([{ state: 'done', process: 'other', attempt: 2 }])
  })

  test('loses its process in every attempt is lost', async () => {
    const { handler } = held()
    const one = processWith('a', hourly(handler, { retries: 0 }))
    await one.tick()
    pass(31 * minute)
    await one.tick()
    await live([processWith('b', hourly(handler, { retries: 0 }))], 22 * second)
    expect(await runs()).toMatchObject([{ state: 'lost', endedAt: clock - second }])
  })

  test('is alive elsewhere is left alone, however long it takes', async () => {
    const { handler, calls, end } = held()
    const both = ['a', 'b'].map((name) => processWith(name, hourly(handler, { limit: day })))
    await both[0]!.tick()
    pass(31 * minute)
    await live(both, minute)
    expect([calls.length, await states()]).toEqual([1, ['running']])
    end()
    await both[0]!.ended()
  })
})

test('of several processes one takes each run', async () => {
  const done: string[] = []
  const names = ['a', 'b', 'c']
  const processes = names.map((name) =>
    processWith(
      name,
      hourly(({ dueAt }) => void done.push(`${dueAt}`)),
    ),
  )
  await Promise.all(processes.map(run))
  for (let hours = 0; hours < 20; hours++) {
    pass(hour)
    await Promise.all(processes.map(run))
  }
  expect(done).toHaveLength(20)
  expect(new Set(done).size).toBe(20)
})

test('a paused job misses its times, and a run that failed is not tried again', async () => {
  const one = processWith(
    'a',
    hourly(async () => {
      await pause(1)
      throw new Error('no')
    }),
  )
  await run(one)
  await pause(1)
  pass(31 * minute)
  await run(one)
  expect(await states()).toEqual([])
  await pause(0)
  await run(one)
  expect(await states()).toEqual(['failed'])
})

test('a stop waits for what runs, aborts it, and lets another process repeat it without counting the attempt', async () => {
  const one = processWith(
    'a',
    hourly(
      ({ signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error))
        }),
    ),
  )
  await one.tick()
  pass(31 * minute)
  await one.tick()
  await one.scheduler.stop(0)
  await one.tick()
  expect(await runs()).toMatchObject([{ state: 'waiting', attempt: 0, earlierEnd: 'stopped' }])
  await run(
    processWith(
      'b',
      hourly(() => {}),
    ),
  )
  expect(await runs()).toMatchObject([{ state: 'done', attempt: 1, process: 'b' }])
})

test('a database that is away is logged once, and jobs go on when it is back', async () => {
  const one = processWith(
    'a',
    hourly(() => {}),
  )
  const isAway = { value: true }
  const { deps } = server
  const away: typeof deps.write = (work) =>
    isAway.value ? Promise.reject(new Error('no connection')) : deps.write(work)
  const lines: string[] = []
  const log = (_level: string, event: string) => void lines.push(event)
  const jobs = [{ key: 'probe.hourly', moduleTitle: { zh: '', en: '' }, job: hourly(() => {}) }]
  const scheduler = new Scheduler({ jobs, deps: { ...deps, write: away, log }, process: 'b', elapsed: () => elapsed })
  await run(one)
  pass(31 * minute)
  await scheduler.tick()
  await scheduler.tick()
  expect(lines).toEqual(['jobs held up; tried again'])
  isAway.value = false
  await scheduler.tick()
  await scheduler.ended()
  expect(await states()).toEqual(['done'])
})
