import type { Dashboard } from 'atrium/contract/dashboard'
import { sql } from 'kysely'
import { viewerOf } from '#server/access/scope'
import type { Call } from '#server/call/call'
import { statement, type Params } from '#server/db/statement'
import { matchingSignIns } from '../log/sign-in-log/sign-in-log'
import { dateOf } from './clock'
import type { Ranges } from './ranges'

type Asked = { viewer: ReturnType<typeof viewerOf>; from: number; to: number; ahead: number; before: number }

/** Of a stretch of time in which days have 24 hours; the database cuts at a whole day by itself. */
const signInsByDay = statement((db, { viewer, from, to, ahead, before }: Params<Asked>) =>
  matchingSignIns(db, { viewer, result: 'success' })
    .where('at', '>=', from)
    .where('at', '<', to)
    .select(({ fn }) => [
      sql<number>`cast((at + ${ahead}) / 86400000 as integer)`.as('dayNumber'),
      fn.countAll<number>().as('count'),
      fn.countAll<number>().filterWhere('at', '<=', before).as('before'),
    ])
    .groupBy('dayNumber'),
)

export async function countSignIns(
  { db, actor, now }: Call,
  { clock, days, bounds, isComparable }: Ranges,
): Promise<Pick<Dashboard, 'signIns' | 'signInsToday' | 'signInsPerDay'>> {
  const viewer = viewerOf(actor)
  const counts = new Map<number, number>()
  let before = 0
  for (const piece of clock.pieces(bounds.earliest, now + 1)) {
    const rows = await signInsByDay(db, { viewer, ...piece, before: bounds.before })
    for (const row of rows) {
      counts.set(row.dayNumber, (counts.get(row.dayNumber) ?? 0) + row.count)
      before += row.before
    }
  }
  const countOn = (day: number) => counts.get(day) ?? 0
  return {
    signInsToday: countOn(clock.dayAt(now)),
    signIns: { count: days.reduce((sum, day) => sum + countOn(day), 0), before: isComparable ? before : null },
    signInsPerDay: days.map((day) => ({
      day: dateOf(day),
      count: countOn(day),
      before: countOn(day - days.length),
    })),
  }
}
