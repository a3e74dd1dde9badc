import { isRequired } from 'atrium/contract/kind/field-kind'
import {
  choiceFields,
  dictFields,
  fileFields,
  htmlFields,
  isConfirmed,
  parentField,
  targetOf,
} from 'atrium/contract/kind/fields-of'
import type { FieldedKind } from 'atrium/contract/kind/types'
import { rejectDept } from '../access/depts/offered-dept'
import { rejectUnofferedRecords } from '../access/records/offered-records'
import { rejectUnknownDictValues } from '../call/checks/dict-values'
import { allFound, found, fresh } from '../call/checks/found'
import { takeFiles } from '../call/file/stored-files'
import { sanitiseRichText } from '../call/text/rich-text'
import { rejectTaken } from '../call/checks/taken'
import type { WriteCall } from '../call/write-call'
import { placeKeptFiles, takeKeptFiles } from '../services/file/record/take-files'
import { assignedValues } from './assigned-values'
import { checkedLines, sumsOfLines } from './lines/check-lines'
import { withLoggedLines } from './lines/line-records'
import { tableStore, type RecordStore } from './rows/record-store'
import { rejectUnofferedParent } from './tree/tree-checks'
import {
  columnOf,
  loggedRow,
  storedOf,
  recordsInScope,
  storedFields,
  storedValue,
  type KindTable,
  type Stored,
} from './kind-table'

export type Form = Readonly<Record<string, unknown>>

/** Whether the caller has confirmed what else the call changes, see `requireConfirmation`. */
export interface Asked {
  readonly confirmed?: true | undefined
}

/** The parts of a resource that run when records are written. `form` and rows are as the table has them. */
export interface WriteHooks<F = Form, R = Stored, V = Form> {
  readonly store?: RecordStore<F, R, V>
  /**
   * Checks a form before it is saved, beyond what the kinds of its fields check: throws an AppError, such as with `rejectField`. May return values that are stored, too.
   * `before` is the record that is edited.
   */
  readonly beforeSave?: (
    call: WriteCall,
    form: F,
    before: R | undefined,
    asked: Asked,
  ) => Promise<object | void> | object | void
  /** Runs in the same transaction once the record is saved. */
  readonly afterSave?: (call: WriteCall, after: R, before: R | undefined) => Promise<void>
  /** Checks records before they are deleted, and may change what depends on them. May return what the log has of each of them beside its fields, see `logged` of the kind. */
  readonly beforeDelete?: (call: WriteCall, rows: readonly R[], asked: Asked) => Promise<readonly object[] | void>
}

/** Returns what writes the records of a kind, each with its row of the operation log. */
export function crudWrites({ kind }: KindTable, hooks: WriteHooks) {
  const { id } = kind
  const store = hooks.store ?? tableStore(kind)
  const save = (call: WriteCall, form: Form, before: Stored | undefined, asked: Asked = {}) =>
    checkedValues(call, kind, hooks, withCleanHtml(kind, form), before, asked)
  return {
    /** Adds a record and returns its id. */
    async add(call: WriteCall, form: Form): Promise<number> {
      const lines = await checkedLines(call, kind, form, undefined)
      const values = { ...(await newValues(call, kind)), ...(await save(call, form, undefined)) }
      const after = await store.add(call, { ...values, ...sumsOfLines(kind, lines) }, form, lines)
      await placeKeptFiles(call, kind, loggedRow(kind, { ...after, ...values }), after[id] as number)
      await hooks.afterSave?.(call, after, undefined)
      return after[id] as number
    },
    /** Changes what the form holds of a record. */
    async edit(call: WriteCall, body: Form): Promise<null> {
      const { [id]: recordId, version, ...sent } = body
      const { asked, form } = withoutAsked(kind, sent)
      const [row] = await rowsInScope(call, kind, [recordId as number])
      const before = fresh(found(row), version as number)
      const known = (await withLoggedLines(call.db, kind, [before]))[0]
      const lines = await checkedLines(call, kind, form, known)
      const values = { ...(await save(call, form, before, asked)), ...sumsOfLines(kind, lines) }
      const after = await store.change(call, before, values, form, lines)
      await hooks.afterSave?.(call, after, before)
      return null
    },
    /** Deletes records, or puts them into the bin of the kind: all of them or none. */
    async delete(call: WriteCall, ids: number[], asked: Asked = {}): Promise<null> {
      const rows = allFound(await rowsInScope(call, kind, ids), ids)
      const more = (await hooks.beforeDelete?.(call, rows, asked)) ?? []
      await store.remove(call, rows, more)
      return null
    },
  }
}

/** Returns the fields of an edit, and apart from them whether it is confirmed. */
function withoutAsked(kind: FieldedKind, sent: Form): { asked: Asked; form: Form } {
  if (!isConfirmed(kind)) return { asked: {}, form: sent }
  const { confirmed, ...form } = sent
  return { asked: { confirmed: confirmed as true | undefined }, form }
}

/** Returns those of some records that are there in the actor's scope. */
export async function rowsInScope(call: WriteCall, kind: FieldedKind, ids: readonly number[]): Promise<Stored[]> {
  const all = recordsInScope(call.db, storedOf(kind), call.deps.product.contract.recordKinds, call.actor)
  const rows = all.selectAll(kind.table as 'posts').where(columnOf(kind, kind.id), 'in', ids as never)
  const found: unknown = await rows.execute()
  return found as Stored[]
}

/** Returns the values of a form as the table has them, once it is checked; its files are taken. */
export async function checkedValues(
  call: WriteCall,
  kind: FieldedKind,
  { beforeSave }: WriteHooks,
  sent: Form,
  before: Stored | undefined,
  asked: Asked = {},
): Promise<Form> {
  const known = before && loggedRow(kind, before)
  await rejectWrong(call, kind, sent, known)
  const form = await takeKeptFiles(call, kind, sent, known, before?.[kind.id] as number | undefined)
  const more = await beforeSave?.(call, form, before, asked)
  const files = fileFields(kind)
  if (files.length > 0) await takeFiles(call, files, form, before)
  return { ...columnsOf(kind, form), ...more }
}

/** Throws what is wrong with a form beyond its schemas. Values that stay as they were in `before` are not checked again. */
async function rejectWrong(call: WriteCall, kind: FieldedKind, form: Form, before?: Stored): Promise<void> {
  const targets: Record<string, string> = {}
  for (const name of choiceFields(kind)) {
    const target = targetOf(kind.fields[name]!)!
    const isOther = typeof form[name] === 'number' && form[name] !== before?.[name]
    if (name === parentField(kind)) {
      if (isOther) await rejectUnofferedParent(call, kind, form[name] as number, name)
    } else if (target !== 'dept' || Array.isArray(form[name])) targets[name] = target
    else if (isOther) await rejectDept(call, form[name] as number, name)
  }
  await rejectUnofferedRecords(call, targets, form, before)
  await rejectUnknownDictValues(call, dictFields(kind), form, before)
  await rejectTaken(call, kind, form, before)
}

/** The values of a new record that its form may leave out, or does not have. */
async function newValues(call: WriteCall, kind: FieldedKind): Promise<Form> {
  return { ...blankOf(kind), ...(await assignedValues(call, kind))[0] }
}

/** The values of a new record, as the table has them, where nothing else is said. */
export function blankOf(kind: FieldedKind): Form {
  const left = storedFields(kind).filter(([, field]) => !isRequired(field) || field.options.initial !== undefined)
  return Object.fromEntries(
    left.map(([name, field]) => [name, storedValue(field.kind, field.options.initial ?? field.kind.empty)]),
  )
}

/** The form as the table has it. */
export function columnsOf(kind: FieldedKind, form: Form): Form {
  const given = storedFields(kind).filter(([name]) => form[name] !== undefined)
  return Object.fromEntries(given.map(([name, field]) => [name, storedValue(field.kind, form[name])]))
}

/** The form with its HTML sanitised. */
function withCleanHtml(kind: FieldedKind, form: Form): Form {
  const html = htmlFields(kind).filter((name) => typeof form[name] === 'string')
  return { ...form, ...Object.fromEntries(html.map((name) => [name, sanitiseRichText(String(form[name]))])) }
}
