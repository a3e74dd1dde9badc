import { isAsked } from 'atrium/contract/kind/field-kind'
import { positionField } from 'atrium/contract/kind/fields-of'
import type { FieldedKind } from 'atrium/contract/kind/types'
import { AppError } from '../../call/app-error'
import { rejectField } from '../../call/field-error'
import { found, fresh } from '../../call/checks/found'
import type { WriteCall } from '../../call/write-call'
import type { Form, WriteHooks } from '../crud-writes'
import { columnOf, loggedRow, recordsInScope, storedOf, type KindTable, type Stored } from '../kind-table'
import { lastPosition, positionBeside, type Siblings } from './positions'
import { rejectParent, rejectUnofferedParent } from './tree-checks'
import { treeOf } from './tree-of'

interface OrderInput {
  readonly body: {
    readonly id: number
    readonly version: number
    readonly parent?: number | null | undefined
    readonly beside?: number | undefined
    readonly side?: 'before' | 'after' | undefined
  }
}

/** Returns what moves a record of a kind with a position. Others keep their version, also where they get another position to make room. */
export function crudOrder({ kind }: KindTable, hooks: WriteHooks) {
  const tree = treeOf(kind)
  const read = async (call: WriteCall, id: number) => {
    const kinds = call.deps.product.contract.recordKinds
    const records = recordsInScope(call.db, storedOf(kind), kinds, call.actor).selectAll(kind.table as 'posts')
    const row = await records.where(columnOf(kind, kind.id), '=', id as never).executeTakeFirst()
    return row as unknown as Stored | undefined
  }
  return async (call: WriteCall, { body }: OrderInput): Promise<null> => {
    const { id, version, beside, side = 'after' } = body
    const parent = body.parent ?? (tree?.isRooted ? 0 : null)
    const position = positionField(kind)!
    const before = fresh(found(await read(call, id)), version)
    const moves = tree !== undefined && parent !== before[tree.parent]
    if (moves) {
      if (parent !== null) await rejectUnofferedParent(call, kind, parent, 'parent')
      await rejectParent(call, kind, tree, { parent, moving: id, at: 'parent' })
    }
    if (beside === id) rejectField('beside', 'notOffered')
    const siblings: Siblings = {
      kind,
      position,
      moving: id,
      ...(tree && { below: [tree.parent, parent] as const }),
    }
    const neighbour = beside === undefined ? undefined : await read(call, beside)
    if (beside !== undefined && (!neighbour || (tree && neighbour[tree.parent] !== parent)))
      throw new AppError('record.moved')
    const place = neighbour
      ? await positionBeside(call.db, siblings, { id: beside!, place: neighbour[position] as number }, side)
      : await lastPosition(call.db, siblings)
    const to = moves ? { [tree.parent]: parent } : {}
    const more = moves ? await hooks.beforeSave?.(call, { ...formOf(kind, before), ...to }, before, {}) : {}
    const values = { ...more, ...to, [position]: place, version: version + 1 }
    const update = call.db.updateTable(kind.table as 'posts').set(values as never)
    const after = (await update
      .where(kind.id as 'postId', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()) as unknown as Stored
    call.changed({ id, before: loggedRow(kind, before), after: loggedRow(kind, after) })
    if (moves) await hooks.afterSave?.(call, after, before)
    return null
  }
}

/** A stored record as the form that would save it. */
const formOf = ({ fields }: FieldedKind, row: Stored): Form =>
  Object.fromEntries(Object.keys(fields).flatMap((name) => (isAsked(fields[name]!) ? [[name, row[name]]] : [])))
