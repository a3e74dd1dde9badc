import type { FieldedKind } from 'atrium/contract/kind/types'
import { countSeen } from '../../access/records/count-seen'
import { offered, unofferedIds } from '../../access/records/offered-records'
import { recordInScope } from '../../access/records/record-scope'
import { AppError } from '../../call/app-error'
import { rejectField } from '../../call/field-error'
import { levelOf, rejectCycle } from '../../access/records/cycle'
import { nameOf } from '../../call/text/record-name'
import type { WriteCall } from '../../call/write-call'
import { countOf } from '../../db/count'
import { columnOf, everyRecord, storedOf, type Records, type Stored } from '../kind-table'
import type { KindTree } from './tree-of'

/** Records of a kind, deleted ones included, whatever the scope of the actor. */
const all = ({ db }: WriteCall, kind: FieldedKind): Records => everyRecord(db, storedOf(kind))

const present = (kind: FieldedKind, query: Records): Records =>
  kind.softDelete ? query.where(columnOf(kind, 'deletedAt'), 'is', null as never) : query

/** Throws an error for a parent that the actor may not place a record below: one that is out of their scope, disabled or not there. A kind may have an error of its own for a disabled one. */
export async function rejectUnofferedParent(call: WriteCall, kind: FieldedKind, parent: number, at: string) {
  if ((await unofferedIds(call, kind.kind, [parent])).size === 0) return
  const disabled = kind.errors['parentDisabled']
  const there = offered(call, kind.kind).where(columnOf(kind, kind.id), '=', parent as never)
  if (disabled && (await countOf(there)) > 0) throw new AppError(disabled, { at })
  rejectField(at, 'notOffered')
}

/** Throws what is wrong with the parent of a record, which is new or moves: a cycle, or too many levels. */
export async function rejectParent(
  call: WriteCall,
  kind: FieldedKind,
  tree: KindTree,
  { parent, moving, at }: { parent: number | null; moving?: number | undefined; at: string },
): Promise<void> {
  if (!parent) return
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

/** Throws `record.isRoot`, or the error of the kind in its place, where records at the top stay. */
export function rejectRoots(kind: FieldedKind, { parent, isRooted }: KindTree, rows: readonly Stored[]): void {
  if (isRooted && rows.some((row) => row[parent] === 0)) throw new AppError(kind.errors['isRoot'] ?? 'record.isRoot')
}

/**
 * Throws `record.hasChildren`, or the error of the kind in its place, where records are below those to be deleted, which are not deleted with them. For good, those in the bin count as
 * well.
 */
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
  if (n !== 0) throw new AppError(kind.errors['hasChildren'] ?? 'record.hasChildren', { values: { n } })
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
    if (!parent) continue
    const above = present(kind, all(call, kind)).where(columnOf(kind, kind.id), '=', parent as never)
    const found = await above.select(columnOf(kind, kind.id) as 'posts.postId').executeTakeFirst()
    if (!found && !ids.has(parent))
      throw new AppError('record.parentGone', { values: { name: nameOf(kind, row, call.language) } })
    await rejectParent(call, kind, tree, { parent, at: tree.parent })
  }
}
