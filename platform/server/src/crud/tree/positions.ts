import { positionStep } from 'atrium/contract/kind/fields/number/position'
import type { FieldedKind } from 'atrium/contract/kind/types'
import type { Database } from '../../db/schema'
import { columnOf, everyRecord, storedOf, type Records } from '../kind-table'

/** The records of one parent, or all of a kind that is no tree; deleted ones keep their places and are among them. */
export interface Siblings {
  readonly kind: FieldedKind
  /** The field of the position. */
  readonly position: string
  /** The field of the parent and its value; left out for a kind that is no tree. */
  readonly below?: readonly [field: string, parent: number | null]
  /** The record that is moved; the siblings are those without it. */
  readonly moving?: number
}

interface Place {
  readonly id: number
  readonly place: number
}

function query(db: Database, { kind, below, moving }: Siblings): Records {
  let rows = everyRecord(db, storedOf(kind))
  if (below) rows = rows.where(columnOf(kind, below[0]), below[1] === null ? 'is' : '=', below[1] as never)
  return moving === undefined ? rows : rows.where(columnOf(kind, kind.id), '<>', moving as never)
}

/** Returns the position of a record that comes last. */
export async function lastPosition(db: Database, siblings: Siblings): Promise<number> {
  const column = columnOf(siblings.kind, siblings.position)
  const row = await query(db, siblings)
    .select((eb) => eb.fn.max(column).as('last'))
    .executeTakeFirst()
  return Number(row?.last ?? 0) + positionStep
}

/** Returns the position beside a sibling. Where there is no room, the fewest siblings around it that make some get other positions. */
export async function positionBeside(
  db: Database,
  siblings: Siblings,
  beside: Place,
  side: 'before' | 'after',
): Promise<number> {
  for (let reach = 1; ; reach *= 4) {
    const [others, same] = await Promise.all([
      nearest(db, siblings, beside, side, reach + 1),
      nearest(db, siblings, beside, side === 'before' ? 'after' : 'before', reach),
    ])
    const around = [beside, ...same]
    const [before, after] = side === 'before' ? [others, around] : [around, others]
    const window = [...before.slice(0, reach).toReversed(), undefined, ...after.slice(0, reach)]
    // Between two neighbours nothing else has to change.
    const own = reach === 1 ? middle(before[0]?.place, after[0]?.place, 1) : undefined
    const places = own ?? middle(before[reach]?.place, after[reach]?.place, window.length)
    if (!places) continue
    if (own) return own[0]!
    for (const [at, sibling] of window.entries())
      if (sibling && sibling.place !== places[at]) await setPosition(db, siblings, sibling.id, places[at]!)
    return places[window.indexOf(undefined)]!
  }
}

/** Returns `count` positions between two others, or beyond one; undefined where there is no room for them. */
function middle(lower: number | undefined, upper: number | undefined, count: number): number[] | undefined {
  const step = lower === undefined || upper === undefined ? positionStep : Math.floor((upper - lower) / (count + 1))
  if (step < 1) return undefined
  const start = lower ?? (upper === undefined ? 0 : upper - step * (count + 1))
  return Array.from({ length: count }, (_, at) => start + step * (at + 1))
}

/** Returns the siblings before or after one, the nearest first. */
async function nearest(
  db: Database,
  siblings: Siblings,
  { id, place }: Place,
  side: 'before' | 'after',
  limit: number,
): Promise<Place[]> {
  const { kind, position } = siblings
  const [idColumn, column] = [columnOf(kind, kind.id), columnOf(kind, position)]
  const beyond = side === 'before' ? '<' : '>'
  const order = side === 'before' ? 'desc' : 'asc'
  const rows = query(db, siblings)
    .where((eb) =>
      eb.or([
        eb(column, beyond, place as never),
        eb.and([eb(column, '=', place as never), eb(idColumn, beyond, id as never)]),
      ]),
    )
    .select([`${idColumn} as id` as 'posts.postId', `${column} as place` as 'posts.postSort'])
    .orderBy(column, order)
    .orderBy(idColumn, order)
  return (await rows.limit(limit).execute()) as unknown as Place[]
}

async function setPosition(db: Database, { kind, position }: Siblings, id: number, place: number): Promise<void> {
  const update = db.updateTable(kind.table as 'posts').set({ [position]: place } as never)
  await update.where(kind.id as 'postId', '=', id).execute()
}
