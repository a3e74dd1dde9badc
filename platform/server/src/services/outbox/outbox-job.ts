import type { Job, JobCall } from '#server/call/job'
import { planJob } from '../job/plan'
import { deliver } from './delivery'
import { firstOf, isDue, laneOf, ofLane, pauseLane, pausesOf, type Lane } from './lanes'
import { outboxSchedule } from './outbox-schedule'

/** The messages that are read at a time, those of a lane that are delivered at the same time, and the lanes of webhooks. */
const most = { read: 20, atOnce: 5, webhooks: 9 }
/** The name of the lane of mails. */
const mails = laneOf({ kind: 'mail', targetId: null })
/** How long a lane waits where nothing of it can be delivered, in milliseconds. */
const downMillis = 60_000
/** After how long a run begins no further deliveries and lets the next one go on, in milliseconds. */
const runMillis = 600_000
/** How often a run looks for lanes that have something to deliver meanwhile, in milliseconds. */
const lookMillis = 1000

interface Run {
  readonly call: JobCall
  /** Whether it begins no further deliveries. */
  readonly isOver: () => boolean
  /** Whether a lane waits until another one ends. */
  readonly isFull: () => boolean
}

/** Delivers what is due of a lane, the oldest first, or a part of it where another lane waits. Where nothing can be delivered, the lane is paused. */
async function deliverLane({ call, isOver, isFull }: Run, lane: Lane): Promise<void> {
  const { db, write, deps, signal } = call
  do {
    const rows = await ofLane(isDue(db.selectFrom('outbox'), deps.now()), lane)
      .selectAll()
      .orderBy('nextAt')
      .orderBy('messageId')
      .limit(most.read)
      .execute()
    if (rows.length === 0) return
    for (let from = 0; from < rows.length && !isOver(); from += most.atOnce) {
      signal.throwIfAborted()
      const some = rows.slice(from, from + most.atOnce)
      // One message alone may be why a server closes its connection.
      if (await deliver(call, some)) continue
      const ids = some.map(({ messageId }) => messageId)
      await write((trx) => pauseLane(trx, ids, deps.now() + downMillis))
      return
    }
    signal.throwIfAborted()
  } while (!isOver() && !isFull())
}

/** Waits until one of some promises ends, or for a moment. */
async function anyOf(promises: Iterable<Promise<void>>, millis: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const moment = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, millis)
  })
  await Promise.race([...promises, moment]).finally(() => clearTimeout(timer))
}

/** Delivers what is due, each lane beside the others so that a slow one holds up none. An error of one ends it soon. */
async function deliverDue(call: JobCall, endsAt: number): Promise<void> {
  const { db, deps, signal } = call
  const busy = new Map<string, Promise<void>>()
  const errors: unknown[] = []
  let isFull = false
  const run: Run = { call, isOver: () => errors.length > 0 || deps.now() >= endsAt, isFull: () => isFull }
  // Mails are a lane that always has a place.
  const hasPlace = ({ kind }: Lane) => kind === 'mail' || busy.size - (busy.has(mails) ? 1 : 0) < most.webhooks
  const begin = (lane: Lane) => {
    const name = laneOf(lane)
    const delivering = deliverLane(run, lane)
      .catch((error: unknown) => void errors.push(error))
      .finally(() => busy.delete(name))
    busy.set(name, delivering)
  }
  try {
    for (;;) {
      const pauses = await pausesOf(db, deps.now())
      const lanes = run.isOver() ? [] : await firstOf(isDue(db.selectFrom('outbox'), deps.now()))
      isFull = false
      for (const lane of lanes) {
        const name = laneOf(lane)
        if (busy.has(name) || pauses.has(name)) continue
        if (hasPlace(lane)) begin(lane)
        else isFull = true
      }
      if (errors.length > 0) throw errors[0] as Error
      if (busy.size === 0) return
      await anyOf(busy.values(), lookMillis)
      signal.throwIfAborted()
    }
  } catch (error) {
    errors.push(error)
    throw error
  } finally {
    await Promise.all(busy.values())
  }
}

async function handle(call: JobCall): Promise<void> {
  const { db, write, deps } = call
  await deliverDue(call, deps.now() + runMillis)
  const next = await firstOf(db.selectFrom('outbox').where('state', '=', 'waiting'))
  if (next.length === 0) return
  const pauses = await pausesOf(db, deps.now())
  const times = next.map((lane) => Math.max(lane.firstAt, pauses.get(laneOf(lane)) ?? 0))
  await write((trx) => planJob(trx, outboxSchedule, Math.min(...times)))
}

/** Whenever there is something to deliver, and each hour. */
export const outboxJob: Job = { ...outboxSchedule.job, handler: handle }
