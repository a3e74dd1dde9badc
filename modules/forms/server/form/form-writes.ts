import type { Insertable, Selectable } from 'kysely'
import { mayCall, type Parsed } from 'atrium/contract'
import {
  permissionsOf,
  rejectDept,
  AppError,
  requireConfirmation,
  allFound,
  found,
  fresh,
  countOf,
  type Call,
  type WriteCall,
} from 'atrium/server'
import type { Form as FormDesign } from '#modules/forms/engine/schema/form'
import { formEntries } from '../../contract/entry'
import type { forms } from '../../contract/form'
import { form } from '../../contract/form.record'
import { titleOfCopy } from '../../contract/form.rules'
import { deletePicturesOf } from '../entry/shared-values'
import type { FormTable } from '../forms.table'
import { checkedDesign, checkedStored, designColumns } from './form-design'
import { removeMenuEntry } from './menu-entry'
import { entriesInScope, entryViewer, formsInScope } from './form-scope'

type FormRow = Selectable<FormTable>

/** A form as the operation log keeps it: without the draft, which is large. */
function logged({ design: _, ...row }: FormRow) {
  return row
}

/** The form, or `record.notFound`; `record.stale` when it is no longer the one that was read. */
export async function formToChange(call: WriteCall, formId: number, version?: number): Promise<FormRow> {
  const row = await formsInScope(call).where('forms.formId', '=', formId).selectAll('forms').executeTakeFirst()
  return fresh(found(row), version)
}

/** `formToChange` for what an archived form does not allow: `form.archived`. */
export async function formInUse(call: WriteCall, formId: number, version: number): Promise<FormRow> {
  const row = await formToChange(call, formId, version)
  if (row.state === 'archived') throw new AppError(form.errors.archived)
  return row
}

/** Changes a form and adds it to the log. Returns it as it is now. */
export async function changeForm(call: WriteCall, before: FormRow, values: Partial<Insertable<FormTable>>) {
  const update = call.db
    .updateTable('forms')
    .set({ ...values, updatedAt: call.now, version: before.version + 1 })
    .where('formId', '=', before.formId)
  const after = await update.returningAll().executeTakeFirstOrThrow()
  call.changed({ id: before.formId, before: logged(before), after: logged(after) })
  return after
}

const unpublished = {
  state: 'draft',
  number: null,
  isChanged: 1,
  audience: 'all',
  once: 0,
  opensAt: null,
  closesAt: null,
  menuId: null,
} as const

async function insertForm(call: WriteCall, design: FormDesign, deptId: number | null): Promise<number> {
  const owned = { ownerId: call.actor.userId, deptId, updatedAt: call.now }
  const insert = call.db.insertInto('forms').values({ ...unpublished, ...owned, ...designColumns(design) })
  const after = await insert.returningAll().executeTakeFirstOrThrow()
  call.changed({ id: after.formId, after: logged(after) })
  return after.formId
}

/** Checks the design before the transaction, since other writes wait for one. */
export async function prepareAdd(call: Call, { body }: Parsed<typeof forms.add>) {
  const design = await checkedDesign(call, body.design)
  return async (write: WriteCall) => {
    if (body.deptId !== undefined && body.deptId !== write.actor.deptId) await rejectDept(write, body.deptId)
    return insertForm(write, design, body.deptId ?? write.actor.deptId)
  }
}

export async function prepareEdit(call: Call, { body }: Parsed<typeof forms.edit>) {
  const design = await checkedDesign(call, body.design)
  return async (write: WriteCall) => {
    const before = await formInUse(write, body.formId, body.version)
    const deptId = body.deptId ?? before.deptId
    if (deptId !== null && deptId !== before.deptId) await rejectDept(write, deptId)
    return (await saveDraft(write, before, { ...designColumns(design), deptId })).version
  }
}

/** Saves the draft, and whether it is another one than what is published. */
async function saveDraft(call: WriteCall, before: FormRow, values: Pick<FormRow, 'design'> & Partial<FormRow>) {
  const newest = await readVersionRow(call, before.formId, before.number ?? 0)
  return changeForm(call, before, { ...values, isChanged: newest?.design === values.design ? 0 : 1 })
}

/**
 * Checks the draft of a form, which may have been saved before a limit was, and returns it as it is stored. It is called before the transaction,
 * since other writes wait for one.
 */
export async function checkedDraft(call: Call, formId: number): Promise<string> {
  const row = await formsInScope(call).where('forms.formId', '=', formId).select('forms.design').executeTakeFirst()
  const { design } = found(row)
  await checkedStored(call, design)
  return design
}

export const readVersionRow = ({ db }: Call, formId: number, number: number) =>
  db.selectFrom('formVersions').where('formId', '=', formId).where('number', '=', number).selectAll().executeTakeFirst()

/** Checks the old version, which may have been published before a limit was; a version never changes. */
export async function prepareRestore(call: Call, { body }: Parsed<typeof forms.restore>) {
  const { formId, version, number } = body
  found(await formsInScope(call).where('forms.formId', '=', formId).select('forms.formId').executeTakeFirst())
  const { title, titleEn, design, items } = found(await readVersionRow(call, formId, number))
  await checkedStored(call, design)
  return async (write: WriteCall) => {
    const before = await formInUse(write, formId, version)
    await saveDraft(write, before, { title, titleEn, design, items })
    return null
  }
}

export async function prepareCopy(call: Call, { body }: Parsed<typeof forms.copy>) {
  const copied = JSON.parse(await checkedDraft(call, body.formId)) as FormDesign
  const title = body.title ?? titleOfCopy(copied.title)
  return async (write: WriteCall) => {
    const { deptId } = await formToChange(write, body.formId)
    return insertForm(write, { ...copied, title }, deptId)
  }
}

/** Nobody deletes entries with a form that they may not delete by themselves. */
async function rejectForeignEntries(call: WriteCall, ids: readonly number[], entries: number): Promise<void> {
  const own = await countOf(
    entriesInScope(call.db, await entryViewer(call)).where('formEntries.formId', 'in', [...ids]),
  )
  const mayDelete = mayCall(await permissionsOf(call.db, call.actor), formEntries.delete)
  if (own < entries || !mayDelete) throw new AppError(form.errors.foreignEntries)
}

export async function deleteForms(
  call: WriteCall,
  { ids, confirmed }: Parsed<typeof forms.delete>['query'],
): Promise<null> {
  const rows = await formsInScope(call).where('forms.formId', 'in', ids).selectAll('forms').execute()
  allFound(rows, ids)
  const entries = await countOf(call.db.selectFrom('formEntries').where('formId', 'in', ids))
  if (entries > 0) await rejectForeignEntries(call, ids, entries)
  requireConfirmation(confirmed, form.errors.hasEntries, entries)
  for (const before of rows) {
    if (before.menuId !== null) await removeMenuEntry(call, before.menuId)
    call.changed({ id: before.formId, before: logged(before) })
  }
  if (entries > 0) await deletePicturesOf(call, ids)
  await call.db.deleteFrom('forms').where('formId', 'in', ids).execute()
  return null
}
