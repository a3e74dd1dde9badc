import { api } from '@atrium/contract'
import { operationRow, type Origin } from '#server/audit/operation-log'
import type { RandomChoices } from '#server/db/random-sequence'
import { edits, refusals, type Edit } from './edits.seed'
import { viewOf, type FindRecord, type Row } from './records.seed'
import type { Attempt } from './sign-ins.seed'

const minute = 60_000

/** A call that somebody made: the change, or nothing for one that was refused. */
export interface PastCall {
  readonly origin: Origin
  readonly edit?: Edit
}

/** By account: how many calls follow on a sign-in at most, and how likely there are any. */
const habits: Readonly<Record<number, readonly [most: number, likely: number]>> = {
  1: [3, 0.8],
  2: [3, 0.75],
  3: [1, 0.2],
  4: [1, 0.2],
}
const refusedShare = 0.1

/** The calls that follow on the sign-ins, oldest first. */
export function createPastCalls(random: RandomChoices, attempts: readonly Attempt[], now: number): PastCall[] {
  const pastCalls = attempts.flatMap(({ at, userId, username, result, address, agent }): PastCall[] => {
    if (userId === null || result !== 'success') return []
    const [most, likely] = habits[userId]!
    if (!random.isLikely(likely)) return []
    return Array.from({ length: 1 + random.below(most) }, (_, index) => {
      const time = at + (10 + 23 * index + random.below(22)) * minute + random.below(minute)
      const origin = { now: time, actor: { userId, username }, address, agent }
      return random.isLikely(refusedShare) ? { origin } : { origin, edit: random.pick(edits[userId]!) }
    })
  })
  return pastCalls.filter(({ origin }) => origin.now < now).toSorted((a, b) => a.origin.now - b.origin.now)
}

/** Gives each record the version that these calls bring it to, and answers those that change. */
export function countVersions(pastCalls: readonly PastCall[], find: FindRecord) {
  const changing = pastCalls.flatMap(({ edit }) => (edit && edit.others.length > 0 ? [find(edit.table, edit.id)] : []))
  for (const record of changing) record.version += 1
  return new Set(changing)
}

/** The rows of these calls. The latest is made first, from the records as they are now; each goes one step back from there. */
export function operationRows(pastCalls: readonly PastCall[], random: RandomChoices, find: FindRecord) {
  const stepBack = createSteps(find)
  return pastCalls.toReversed().map(({ origin, edit }) => {
    if (edit) return operationRow(origin, edit.endpoint, [stepBack(edit)], 'done')
    const [endpoint, error] = random.pick(refusals[origin.actor.userId]!)
    return operationRow(origin, endpoint, [], typeof error === 'string' ? error : error.code)
  })
}

function createSteps(find: FindRecord) {
  const circles = new Map<Edit, { values: readonly Row[]; place: number }>()
  return (edit: Edit) => {
    const record = find(edit.table, edit.id)
    const after = viewOf(record, edit.view)
    if (edit.others.length > 0) {
      const circle = circles.get(edit) ?? { values: valuesOf(edit, record.row), place: 0 }
      circle.place = (circle.place + 1) % circle.values.length
      circles.set(edit, circle)
      record.row = { ...record.row, ...circle.values[circle.place] }
      record.version -= 1
    }
    return { id: edit.id, before: viewOf(record, edit.view), after }
  }
}

/** The present values of all fields that an edit touches, then the others. */
function valuesOf({ others }: Edit, row: Row): Row[] {
  const fields = Object.keys(Object.assign({}, ...others) as Row)
  const present = Object.fromEntries(fields.map((field) => [field, row[field]]))
  return [present, ...others.map((values) => ({ ...present, ...values }))]
}

/** With these the history begins. */
const added = [
  [api.depts.add, 'depts', 7],
  [api.depts.add, 'depts', 8],
  [api.depts.add, 'depts', 9],
  [api.posts.add, 'posts', 3],
  [api.posts.add, 'posts', 4],
] as const

/** Rows for records as they were at first, a minute apart. */
export function rowsOfFirstRecords(origin: Origin, find: FindRecord) {
  return added.map(([endpoint, table, id], index) => {
    const after = viewOf(find(table, id), 'whole')
    return operationRow({ ...origin, now: origin.now + (index + 1) * minute }, endpoint, [{ id, after }], 'done')
  })
}
