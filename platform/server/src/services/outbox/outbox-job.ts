import type { Job, JobCall } from '#server/call/job'
import { planJob } from '../job/plan'
import { deliver } from './delivery'
import { firstDue, isDue, laneOf, ofLane, type Lane } from './lanes'
import { outboxSchedule } from './outbox-schedule'

/** The messages that are read at a time, those of a lane that are delivered at the same time, and the lanes. */
const most = { read: 20, atOnce: 5, lanes: 10 }
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
}

/** Delivers what is due of a lane, the oldest first. Returns false where it stopped because nothing could be delivered. */
async function deliverLane({ call, isOver }: Run, lane: Lane): Promise<boolean> {
  const { db, deps, signal } = call
  while (!isOver()) {
    const rows = await ofLane(isDue(db.selectFrom('outbox'), deps.now()), lane)
      .selectAll()
      .orderBy('nextAt')
      .orderBy('messageId')
      .limit(most.read)
      .execute()
    if (rows.length === 0) return true
    for (let from = 0; from < rows.length && !isOver(); from += most.atOnce) {
      signal.throwIfAborted()
      const some = rows.slice(from, from + most.atOnce)
      const isUp = await Promise.all(some.map((row) => deliver(call, row)))
      // One message alone may be why a server closes its connection.
      if (!isUp.includes(true)) return false
    }
    signal.throwIfAborted()
  }
  return true
}

/** Waits until one of some promises ends, or for a moment. */
async function anyOf(promises: Iterable<Promise<void>>, millis: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const moment = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, millis)
  })
  await Promise.race([...promises, moment]).finally(() => clearTimeout(timer))
}

/** Delivers what is due, each lane beside the others so that a slow one holds up none. Returns the lanes of which nothing could be delivered. */
async function deliverDue(run: Run): Promise<ReadonlySet<string>> {
  const { call, isOver } = run
  const { db, deps, signal } = call
  const busy = new Map<string, Promise<void>>()
  const down = new Set<string>()
  const errors: unknown[] = []
  try {
    for (;;) {
      const lanes = isOver()
        ? []
        : await isDue(db.selectFrom('outbox'), deps.now()).select(['kind', 'targetId']).distinct().execute()
      for (const lane of lanes) {
        const name = laneOf(lane)
        if (busy.size >= most.lanes || busy.has(name) || down.has(name)) continue
        const delivering = deliverLane(run, lane)
          .then((isUp) => void (isUp || down.add(name)))
          .catch((error: unknown) => void errors.push(error))
          .finally(() => busy.delete(name))
        busy.set(name, delivering)
      }
      if (errors.length > 0) throw errors[0] as Error
      if (busy.size === 0) return down
      await anyOf(busy.values(), lookMillis)
      signal.throwIfAborted()
    }
  } finally {
    await Promise.all(busy.values())
  }
}

async function handle(call: JobCall): Promise<void> {
  const { db, write, deps } = call
  const endsAt = deps.now() + runMillis
  const down = await deliverDue({ call, isOver: () => deps.now() >= endsAt })
  const next = await firstDue(db)
  if (next.length === 0) return
  const later = deps.now() + downMillis
  const times = next.map((lane) => (down.has(laneOf(lane)) ? Math.max(lane.nextAt, later) : lane.nextAt))
  await write((trx) => planJob(trx, outboxSchedule, Math.min(...times)))
}

/** Whenever there is something to deliver, and each hour. */
export const outboxJob: Job = { ...outboxSchedule.job, handler: handle }
