import { isRequired } from '@atrium/contract/kind/field-kind'
import { choiceFields, dictFields, fileFields, htmlFields, targetOf } from '@atrium/contract/kind/fields-of'
import type { FieldedKind } from '@atrium/contract/kind/types'
import { rejectDept } from '../access/offered-dept'
import { rejectUnofferedRecords } from '../access/records/offered-records'
import { rejectUnknownDictValues } from '../call/dict-values'
import { allFound, found, fresh } from '../call/found'
import { deleteFiles, takeFiles } from '../call/stored-files'
import { sanitiseRichText } from '../call/text/rich-text'
import { rejectTaken } from '../call/taken'
import type { WriteCall } from '../call/write-call'
import { assignedValues } from './assigned-values'
import { checkedLines, sumsOfLines } from './lines/check-lines'
import { withLoggedLines } from './lines/line-records'
import { saveLines } from './lines/write-lines'
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

/** The parts of a resource that run when records are written. `form` and rows are as the table has them. */
export interface WriteHooks<F = Form, R = Stored> {
  /**
   * Checks a form before it is saved, beyond what the kinds of its fields check: throws an AppError, such as with `rejectField`. May return values that are stored, too.
   * `before` is the record that is edited.
   */
  readonly beforeSave?: (call: WriteCall, form: F, before: R | undefined) => Promise<object | void> | object | void
  /** Runs in the same transaction once the record is saved. */
  readonly afterSave?: (call: WriteCall, after: R, before: R | undefined) => Promise<void>
  /** Checks records before they are deleted, and may change what depends on them. */
  readonly beforeDelete?: (call: WriteCall, rows: readonly R[]) => Promise<void>
}

/** Returns what writes the records of a kind, each with its row of the operation log. */
export function crudWrites(of: KindTable, hooks: WriteHooks) {
  const { kind } = of
  const table = kind.table as 'posts'
  const id = kind.id as 'postId'
  const logged = (row: Stored) => loggedRow(kind, row)
  const save = (call: WriteCall, form: Form, before: Stored | undefined) =>
    checkedValues(call, kind, hooks, withCleanHtml(kind, form), before)
  /** Returns a stored row as it is logged, with its lines. */
  const whole = async (call: WriteCall, row: Stored) => logged((await withLoggedLines(call.db, kind, [row]))[0]!)
  return {
    /** Adds a record and returns its id. */
    async add(call: WriteCall, form: Form): Promise<number> {
      const lines = await checkedLines(call, kind, form, undefined)
      const values = { ...(await newValues(call, kind)), ...(await save(call, form, undefined)) }
      const insert = call.db.insertInto(table).values({ ...values, ...sumsOfLines(kind, lines) } as never)
      const after = (await insert.returningAll().executeTakeFirstOrThrow()) as unknown as Stored
      await saveLines(call.db, kind, after[id] as number, lines)
      call.changed({ id: after[id] as number, after: await whole(call, after) })
      await hooks.afterSave?.(call, after, undefined)
      return after[id] as number
    },
    /** Changes what the form holds of a record. */
    async edit(call: WriteCall, body: Form): Promise<null> {
      const { [id]: recordId, version, ...form } = body
      const [row] = await rowsInScope(call, kind, [recordId as number])
      const before = fresh(found(row), version as number)
      const beforeLog = await whole(call, before)
      const lines = await checkedLines(call, kind, form, beforeLog)
      const values = { ...(await save(call, form, before)), ...sumsOfLines(kind, lines) }
      const update = call.db.updateTable(table).set({ ...values, version: (version as number) + 1 } as never)
      const changed = await update
        .where(id, '=', recordId as never)
        .returningAll()
        .executeTakeFirstOrThrow()
      const after = changed as unknown as Stored
      await saveLines(call.db, kind, recordId as number, lines, beforeLog)
      call.changed({ id: recordId as number, before: beforeLog, after: await whole(call, after) })
      await hooks.afterSave?.(call, after, before)
      return null
    },
    /** Deletes records, or puts them into the bin of the kind: all of them or none. */
    async delete(call: WriteCall, ids: number[]): Promise<null> {
      const rows = await rowsInScope(call, kind, ids)
      for (const before of await withLoggedLines(call.db, kind, allFound(rows, ids)))
        call.changed({ id: before[id] as number, before: logged(before) })
      await hooks.beforeDelete?.(call, rows)
      await (kind.softDelete ? setDeletedAt(call, kind, ids, call.now) : removeRows(call, kind, rows))
      return null
    },
  }
}

/** Returns those of some records that are there in the actor's scope. */
async function rowsInScope(call: WriteCall, kind: FieldedKind, ids: readonly number[]): Promise<Stored[]> {
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
  form: Form,
  before: Stored | undefined,
): Promise<Form> {
  await rejectWrong(call, kind, form, before && loggedRow(kind, before))
  const more = await beforeSave?.(call, form, before)
  const files = fileFields(kind)
  if (files.length > 0) await takeFiles(call, files, form, before)
  return { ...columnsOf(kind, form), ...more }
}

/** Throws what is wrong with a form beyond its schemas. Values that stay as they were in `before` are not checked again. */
async function rejectWrong(call: WriteCall, kind: FieldedKind, form: Form, before?: Stored): Promise<void> {
  const targets: Record<string, string> = {}
  for (const name of choiceFields(kind)) {
    const target = targetOf(kind.fields[name]!)!
    if (target !== 'dept' || Array.isArray(form[name])) targets[name] = target
    else if (typeof form[name] === 'number' && form[name] !== before?.[name]) await rejectDept(call, form[name], name)
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

/** Deletes rows for good, with their files. */
export async function removeRows(call: WriteCall, kind: FieldedKind, rows: readonly Stored[]): Promise<void> {
  const ids = rows.map((row) => row[kind.id] as number)
  const table = kind.table as 'posts'
  await call.db
    .deleteFrom(table)
    .where(kind.id as 'postId', 'in', ids)
    .execute()
  const files = fileFields(kind)
  if (files.length > 0) await deleteFiles(call, files, rows)
}

/** Puts records into the bin, or with null takes them out of it. */
export async function setDeletedAt(
  { db }: WriteCall,
  kind: FieldedKind,
  ids: readonly number[],
  deletedAt: number | null,
): Promise<void> {
  const update = db.updateTable(kind.table as 'posts').set({ deletedAt } as never)
  await update.where(kind.id as 'postId', 'in', ids).execute()
}
