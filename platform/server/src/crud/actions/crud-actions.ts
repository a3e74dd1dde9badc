import { stateFieldOf, type KindAction } from 'atrium/contract/kind/action'
import type { StateValue } from 'atrium/contract/kind/fields/choice/state'
import type { FieldedKind } from 'atrium/contract/kind/types'
import { textIn } from 'atrium/contract/language'
import { AppError } from '../../call/app-error'
import { allFound, fresh } from '../../call/checks/found'
import { nameOf } from '../../call/text/record-name'
import type { WriteCall } from '../../call/write-call'
import { checkedValues, type Form } from '../crud-writes'
import { columnOf, loggedRow, recordsInScope, storedOf, type KindTable, type Stored } from '../kind-table'

/**
 * Does what an action does beside changing the state, once for each record. May throw an AppError, so that none of the records is changed, and returns further
 * values to store.
 */
export type ActionHook<R = Stored, F = Form> = (
  call: WriteCall,
  row: R,
  form: F,
) => Promise<object | void> | object | void

interface ActionInput {
  readonly query: { readonly ids: readonly number[] }
  readonly body: Form & { readonly version?: number }
}

/** Returns the handler of an action: all records change, or none where one of them is not there, not in scope or in another state. */
export function crudAction({ kind }: KindTable, action: KindAction, hook: ActionHook | undefined) {
  const table = kind.table as 'posts'
  const id = kind.id as 'postId'
  const stateField = stateFieldOf(kind.fields)
  return async (call: WriteCall, { query: { ids }, body: { version, ...form } }: ActionInput): Promise<null> => {
    const kinds = call.deps.product.contract.recordKinds
    const all = recordsInScope(call.db, storedOf(kind), kinds, call.actor).selectAll(table)
    const rows = (await all.where(columnOf(kind, id), 'in', ids as never).execute()) as unknown as Stored[]
    for (const row of allFound(rows, ids)) rejectWrongState(call, kind, action, fresh(row, version))
    const values = await checkedValues(call, { ...kind, fields: action.form ?? {}, unique: [] }, {}, form, undefined)
    for (const before of rows) {
      const more = await hook?.(call, before, form)
      const state = stateField && action.to ? { [stateField]: action.to } : {}
      const stored = { ...storedOnly(kind, values), ...state, ...more, version: before.version + 1 }
      const update = call.db.updateTable(table).set(stored as never)
      const after = await update
        .where(id, '=', before[id] as number)
        .returningAll()
        .executeTakeFirstOrThrow()
      call.changed({
        id: before[id] as number,
        before: loggedRow(kind, before),
        after: loggedRow(kind, after),
      })
    }
    return null
  }
}

/** A field of the form of an action that the record has, too, is stored in it. */
const storedOnly = (kind: FieldedKind, values: Form): Form =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name in kind.fields))

function rejectWrongState({ language }: WriteCall, kind: FieldedKind, action: KindAction, row: Stored): void {
  const stateField = stateFieldOf(kind.fields)
  if (!action.from || stateField === undefined) return
  const now = row[stateField] as string
  if (action.from.includes(now)) return
  const states = kind.fields[stateField]!.settings['values'] as Readonly<Record<string, StateValue>>
  const state = states[now] ? textIn(language, states[now]) : now
  const values = { name: nameOf(kind, row, language), state, action: action.name }
  throw new AppError('record.wrongState', { values })
}
