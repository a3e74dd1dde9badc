import { platformApi as api } from 'atrium/contract/module/platform-api'
import { operationRow, type Origin } from '#server/audit/operation-log'
import type { RandomChoices } from '#server/db/random-sequence'
import type { Edit, Habits } from './edits.seed'
import { viewOf, type FindRecord, type Row } from './records.seed'
import type { Attempt } from './sign-ins.seed'

const minute = 60_000

/** A call that somebody made: the change, or nothing for one that was rejected. */
export interface PastCall {
  readonly origin: Origin
  readonly edit?: Edit
}

const rejectedShare = 0.1

/** The calls that follow on the sign-ins, oldest first. */
export function createPastCalls(
  random: RandomChoices,
  attempts: readonly Attempt[],
  now: number,
  habits: Habits,
): PastCall[] {
  const pastCalls = attempts.flatMap(({ at, userId, username, result, address, agent }): PastCall[] => {
    const habit = userId !== null && result === 'success' && habits(userId)
    if (!habit || !random.isLikely(habit.likely)) return []
    return Array.from({ length: 1 + random.below(habit.most) }, (_, index) => {
      const time = at + (10 + 23 * index + random.below(22)) * minute + random.below(minute)
      const origin = { now: time, actor: { userId, username }, address, agent }
      return random.isLikely(rejectedShare) ? { origin } : { origin, edit: random.pick(habit.edits) }
    })
  })
  return pastCalls.filter(({ origin }) => origin.now < now).toSorted((a, b) => a.origin.now - b.origin.now)
}

/** Gives each record the version that these calls bring it to, and returns those that change. */
export function countVersions(pastCalls: readonly PastCall[], find: FindRecord) {
  const changing = pastCalls.flatMap(({ edit }) => (edit && edit.others.length > 0 ? [find(edit.table, edit.id)] : []))
  for (const record of changing) record.version += 1
  return new Set(changing)
}

/** The rows of these calls. The latest is made first, from the records as they are now; each goes one step back from there. */
export function operationRows(pastCalls: readonly PastCall[], random: RandomChoices, find: FindRecord, habits: Habits) {
  const stepBack = createSteps(find)
  return pastCalls.toReversed().map(({ origin, edit }) => {
    if (edit) return operationRow(origin, edit.endpoint, [stepBack(edit)], 'done')
    const [endpoint, error] = random.pick(habits(origin.actor.userId)!.rejected)
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
