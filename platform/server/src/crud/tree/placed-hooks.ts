import { positionField } from 'atrium/contract/kind/fields-of'
import type { FieldedKind } from 'atrium/contract/kind/types'
import type { WriteCall } from '../../call/write-call'
import type { Form, WriteHooks } from '../crud-writes'
import type { Stored } from '../kind-table'
import { lastPosition, type Siblings } from './positions'
import { rejectChildren, rejectParent, rejectRoots } from './tree-checks'
import { treeOf } from './tree-of'

/** Returns the steps of a kind around its writes with those that its tree and the order of its records need. */
export function placedHooks(kind: FieldedKind, hooks: WriteHooks): WriteHooks {
  const tree = treeOf(kind)
  if (!tree && !positionField(kind)) return hooks
  return {
    ...hooks,
    async beforeSave(call, form, before, asked) {
      const placed = await placedValues(call, kind, form, before)
      return { ...placed, ...(await hooks.beforeSave?.(call, form, before, asked)) }
    },
    async beforeDelete(call, rows, asked) {
      const ids = rows.map((row) => row[kind.id] as number)
      if (tree) {
        rejectRoots(kind, tree, rows)
        await rejectChildren(call, kind, tree, ids)
      }
      return hooks.beforeDelete?.(call, rows, asked)
    },
  }
}

/** Checks the parent of a form, and returns the position of a record that is new or moves to another parent: the last one. */
async function placedValues(call: WriteCall, kind: FieldedKind, form: Form, before?: Stored): Promise<Form> {
  const tree = treeOf(kind)
  const position = positionField(kind)
  const given = tree && (form[tree.parent] as number | null | undefined)
  const parent = given ?? (tree?.isRooted ? 0 : null)
  const moves = given !== undefined && before !== undefined && given !== before[tree!.parent]
  if (before && !moves) return {}
  const moving = before?.[kind.id] as number | undefined
  if (tree) await rejectParent(call, kind, tree, { parent, moving, at: tree.parent })
  if (!position) return {}
  const siblings: Siblings = { kind, position, ...(tree && { below: [tree.parent, parent] as const }) }
  return { [position]: await lastPosition(call.db, siblings) }
}
