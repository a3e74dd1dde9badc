import type { Endpoint } from 'atrium/contract/endpoint'
import {
  choiceFields,
  isWhole,
  lineReferences,
  parentField,
  positionField,
  targetOf,
} from 'atrium/contract/kind/fields-of'
import type { BinCalls, CallsOf, ChoiceCalls, CrudCalls, SummaryCalls } from 'atrium/contract/kind/crud-calls'
import type {
  ActionForm,
  ActionsOf,
  FieldedKind,
  FormOf,
  LinksOf,
  ListedOf,
  NamesWith,
  RowOf,
} from 'atrium/contract/kind/types'
import type { OrderCalls, SortCalls, TreeCalls } from 'atrium/contract/kind/tree/tree-calls'
import { readChoices } from '../access/records/offered-records'
import { resource, type Handlers, type Resource } from '../call/resource'
import type { Schema } from '../db/schema'
import type { Insertable, Selectable } from 'kysely'
import { crudAction, type ActionHook } from './actions/crud-actions'
import { crudBin } from './actions/crud-bin'
import { crudReads } from './crud-reads'
import { crudSummary } from './list/crud-summary'
import { crudWrites, type Asked, type WriteHooks } from './crud-writes'
import { fixedHooks } from './actions/fixed-hooks'
import { kindImport } from './import/kind/kind-import'
import type { Computed, KindTable, ReadLinks } from './kind-table'
import { crudOrder } from './tree/crud-order'
import { crudSort } from './tree/crud-sort'
import { placedHooks } from './tree/placed-hooks'
import { treeOf } from './tree/tree-of'
import { treeReads } from './tree/tree-reads'

type Calls = Record<string, Endpoint>
/** The handlers of the calls that a kind does not derive; others may take the place of derived ones. */
type OwnHandlers<K extends FieldedKind, C extends Calls> = Partial<Handlers<C>> & Handlers<Omit<C, keyof CallsOf<K>>>
type Row<K extends FieldedKind> = K['table'] extends keyof Schema ? Selectable<Schema[K['table']]> : never

type NewRow<K extends FieldedKind> = K['table'] extends keyof Schema ? Insertable<Schema[K['table']]> : never

interface Options<K extends FieldedKind> extends WriteHooks<FormOf<K>, Row<K>, NewRow<K>> {
  /** Adds records of the demo, see `Resource`. */
  readonly seedDemo?: Resource['seedDemo']
}
/** The fields that are calculated in SQL. */
type InSql<K extends FieldedKind> = Exclude<NamesWith<K, { readonly computed: true }>, InCode<K>>
type InCode<K extends FieldedKind> = NamesWith<K, { readonly inCode: true }>
type ComputedOf<K extends FieldedKind> = ([InSql<K>] extends [never]
  ? { readonly computed?: undefined }
  : { readonly computed: Readonly<Record<InSql<K>, Computed>> }) &
  ([InCode<K>] extends [never]
    ? { readonly computedInCode?: undefined }
    : { readonly computedInCode: { readonly [P in InCode<K>]: (row: ListedOf<K>) => RowOf<K>[P] } })
type HooksOf<K extends FieldedKind> = [keyof ActionsOf<K>] extends [never]
  ? { readonly actions?: undefined }
  : {
      /** Steps of actions beside the change of the state. */
      readonly actions?: {
        readonly [A in keyof ActionsOf<K>]?: ActionHook<Row<K>, ActionForm<ActionsOf<K>[A]>>
      }
    }
type LinkReads<K extends FieldedKind> = [LinksOf<K>] extends [never]
  ? { readonly links?: undefined }
  : { readonly links: Readonly<Record<LinksOf<K>, ReadLinks>> }
type Parts<K extends FieldedKind, C extends Calls> = Options<K> &
  ComputedOf<K> &
  LinkReads<K> &
  HooksOf<K> &
  HandlersOf<K, C>
type HandlersOf<K extends FieldedKind, C extends Calls> = [Exclude<keyof C, keyof CallsOf<K>>] extends [never]
  ? { readonly handlers?: Partial<Handlers<C>> }
  : { readonly handlers: OwnHandlers<K, C> }

/**
 * Derives the handlers of the calls of a kind: list, summary, read, choices, add, edit, delete and export, in the scope of the actor. Calls of one's own need handlers, and a handler
 * may take the place of a derived one.
 * Such as:
 *
 * export const itemResource = crudResource(stockItems, stockItem, {
 *   beforeSave: (_call, form) => {
 *     if (form.price === 0) rejectField('price', 'notOffered')
 *   },
 * })
 */
export function crudResource<K extends FieldedKind, C extends Calls>(
  calls: C,
  kind: K,
  ...[options]: object extends Parts<K, C> ? [options?: Parts<K, C>] : [options: Parts<K, C>]
): Resource {
  const { handlers, computed, computedInCode, links, actions, seedDemo, ...hooks } = (options ?? {}) as LooseParts
  if (hooks.store && (kind.import || kind.softDelete || kind.actions || treeOf(kind) || positionField(kind)))
    throw new Error(`Leave out \`store\` of ${kind.kind}: its import, bin, actions and places are saved by themselves.`)
  const of: KindTable = { kind, computed: computed ?? {}, computedInCode: computedInCode ?? {}, links: links ?? {} }
  const all = { ...derivedHandlers(of, hooks, actions), ...handlers }
  return resource(calls, all as unknown as Handlers<C>, seedDemo ? { seedDemo } : {})
}

/** The parts as they are at run time. */
interface LooseParts extends WriteHooks {
  readonly handlers?: object
  readonly computed?: KindTable['computed']
  readonly computedInCode?: KindTable['computedInCode']
  readonly links?: KindTable['links']
  readonly actions?: Readonly<Record<string, ActionHook | undefined>>
  readonly seedDemo?: Resource['seedDemo']
}

/** The handlers of the derived calls of a kind. */
function derivedHandlers(of: KindTable, hooks: WriteHooks, actionHooks: LooseParts['actions']) {
  const { kind } = of
  const reads = crudReads(of)
  const summarize = crudSummary(of)
  const placed = placedHooks(kind, fixedHooks(kind, hooks))
  const writes = crudWrites(of, placed)
  const own = Object.fromEntries(choiceFields(kind).map((name) => [name, targetOf(kind.fields[name]!)!]))
  const targets = { ...own, ...lineReferences(kind) }
  const handlers: Handlers<CrudCalls<FieldedKind> & SummaryCalls<FieldedKind> & ChoiceCalls<FieldedKind>> = {
    list: (call, { query }) => reads.page(call, query as never) as never,
    read: (call, { query }) => reads.read(call, query[kind.id]!) as never,
    summary: (call, { query }) => summarize(call, query),
    choices: (call, { query }) => readChoices(call, targets[query.field]!, query),
    add: (call, { body }) => writes.add(call, body),
    edit: (call, { body }) => writes.edit(call, body),
    delete: (call, { query }) => writes.delete(call, query.ids, query as Asked),
    export: (call, { query }) => reads.export(call, query as never),
  }
  const whole: Handlers<Pick<TreeCalls<FieldedKind>, 'list'>> = {
    list: (call, { query }) =>
      (parentField(kind) ? treeReads(of).list(call, query) : reads.whole(call, query)) as never,
  }
  const actions = Object.entries(kind.actions ?? {}).map(([name, action]) => {
    return [name, crudAction(of, action, actionHooks?.[name])] as const
  })
  const binned = crudBin(of)
  const bin: Handlers<BinCalls> = {
    restore: (call, { query }) => binned.restore(call, query.ids),
    purge: (call, { query }) => binned.purge(call, query.ids),
  }
  return {
    ...handlers,
    ...(isWhole(kind) && whole),
    ...bin,
    ...placedHandlers(of, hooks),
    ...kindImport(kind, placed),
    ...Object.fromEntries(actions),
  }
}

/** The handlers of the calls that a kind with a parent or a position has beside the others. */
function placedHandlers(of: KindTable, hooks: WriteHooks): object {
  const tree = treeReads(of)
  const sort = crudSort(of.kind)
  const placed: Handlers<Pick<TreeCalls<FieldedKind>, 'parents'> & OrderCalls<FieldedKind> & SortCalls> = {
    parents: (call, { query }) => tree.parents(call, query.below),
    order: crudOrder(of, hooks),
    sort: (call, { body }) => sort(call, body),
  }
  return placed
}
