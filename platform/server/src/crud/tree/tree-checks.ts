import type { FieldedKind } from '@atrium/contract/kind/types'
import { countSeen } from '../../access/records/count-seen'
import { recordInScope } from '../../access/records/record-scope'
import { AppError } from '../../call/app-error'
import { levelOf, rejectCycle } from '../../access/records/cycle'
import { nameOf } from '../../call/text/record-name'
import type { WriteCall } from '../../call/write-call'
import { columnOf, everyRecord, storedOf, type Records, type Stored } from '../kind-table'
import type { KindTree } from './tree-of'

/** Records of a kind, deleted ones included, whatever the scope of the actor. */
const all = ({ db }: WriteCall, kind: FieldedKind): Records => everyRecord(db, storedOf(kind))

const present = (kind: FieldedKind, query: Records): Records =>
  kind.softDelete ? query.where(columnOf(kind, 'deletedAt'), 'is', null as never) : query

/** Throws what is wrong with the parent of a record, which is new or moves: a cycle, or too many levels. */
export async function rejectParent(
  call: WriteCall,
  kind: FieldedKind,
  tree: KindTree,
  { parent, moving, at }: { parent: number | null; moving?: number | undefined; at: string },
): Promise<void> {
  if (parent === null) return
  if (moving !== undefined) await rejectCycle(call, tree, moving, parent, at)
  const height = moving === undefined ? 1 : await heightOf(call, kind, tree, moving)
  if ((await levelOf(call, tree, parent)) + height > tree.levels)
    throw new AppError('record.tooDeep', { at, values: { n: tree.levels } })
}

/** Returns how many levels a record and those below it have. */
async function heightOf(call: WriteCall, kind: FieldedKind, { parent, levels }: KindTree, top: number) {
  let height = 1
  for (let ids = [top]; height <= levels; height++) {
    const below = present(kind, all(call, kind)).where(columnOf(kind, parent), 'in', ids as never)
    const rows = await below.select(`${columnOf(kind, kind.id)} as id` as 'posts.postId').execute()
    ids = (rows as unknown as { id: number }[]).map(({ id }) => id)
    if (ids.length === 0) break
  }
  return height
}

/** Throws `record.hasChildren` where records are below those to be deleted, which are not deleted with them. For good, those in the bin count as well. */
export async function rejectChildren(
  call: WriteCall,
  kind: FieldedKind,
  { parent }: KindTree,
  ids: readonly number[],
  isForGood = !kind.softDelete,
): Promise<void> {
  const every = isForGood ? all(call, kind) : present(kind, all(call, kind))
  const below = every
    .where(columnOf(kind, parent), 'in', ids as never)
    .where(columnOf(kind, kind.id), 'not in', ids as never)
  const kinds = call.deps.product.contract.recordKinds
  const n = await countSeen(below, (seen) => seen.where(recordInScope(kinds, kind.kind, call.actor)))
  if (n !== 0) throw new AppError('record.hasChildren', { values: { n } })
}

/** Throws what is wrong with records that come out of the bin: a parent that stays in it, or too many levels. */
export async function rejectRestored(
  call: WriteCall,
  kind: FieldedKind,
  tree: KindTree,
  rows: readonly Stored[],
): Promise<void> {
  const ids = new Set(rows.map((row) => row[kind.id] as number))
  for (const row of rows) {
    const parent = row[tree.parent] as number | null
    if (parent === null) continue
    const above = present(kind, all(call, kind)).where(columnOf(kind, kind.id), '=', parent as never)
    const found = await above.select(columnOf(kind, kind.id) as 'posts.postId').executeTakeFirst()
    if (!found && !ids.has(parent))
      throw new AppError('record.parentGone', { values: { name: nameOf(kind, row, call.language) } })
    await rejectParent(call, kind, tree, { parent, at: tree.parent })
  }
}
