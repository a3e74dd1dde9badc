import { fieldSchema } from 'atrium/contract'
import {
  chunksOf,
  deleteFiles,
  rejectUnofferedRecords,
  sanitiseRichText,
  takeFiles,
  type WriteCall,
} from 'atrium/server'
import type { Field, FieldValue, Form, FormValues } from '#modules/forms/engine/schema/form'
import { isShared, kindFieldOf, toKind } from '#modules/forms/engine/schema/kinds/shared-kinds'
import { placedValues, withRowFields } from '#modules/forms/engine/schema/kinds/rows'
import { fieldsOf } from '#modules/forms/engine/schema/form-walk'
import { targets } from './names'

/** For `checkValues`: whether the schema of the kind of a field takes a value. */
export const accepts = (field: Field, value: FieldValue): boolean =>
  !isShared(field) || fieldSchema(kindFieldOf(field)).safeParse(toKind(field, value)).success

/** Returns the values with their HTML sanitised. */
export function cleanValues(fields: readonly Field[], values: FormValues): FormValues {
  const clean = fields.flatMap(({ kind, key }) => {
    const value = values[key]
    return kind === 'richText' && typeof value === 'string' ? [[key, sanitiseRichText(value)] as const] : []
  })
  return { ...values, ...Object.fromEntries(clean) }
}

/**
 * Takes the pictures of an entry, and rejects people and departments out of the scope of the person who sends it, at their fields. Call it
 * in the transaction with the checked values.
 */
export async function takeShared(call: WriteCall, fields: readonly Field[], values: FormValues): Promise<void> {
  // Under the names that their errors have.
  const placed = placedValues(fields, values).map(({ path, ...rest }) => ({ ...rest, path: `values.${path}` }))
  const form = Object.fromEntries(placed.map(({ path, value }) => [path, value]))
  const records = placed.flatMap(({ field, path }) =>
    field.kind === 'person' || field.kind === 'department' ? [[path, targets[field.kind]] as const] : [],
  )
  await rejectUnofferedRecords(call, Object.fromEntries(records), form)
  const pictures = placed.filter(({ field, value }) => field.kind === 'picture' && value !== undefined)
  await takeFiles(
    call,
    pictures.map(({ path }) => path),
    form,
  )
}

/** Deletes the pictures of entries. */
export async function deletePictures(
  call: Pick<WriteCall, 'db'>,
  entries: readonly { readonly formId: number; readonly content: string }[],
): Promise<void> {
  for (const formId of new Set(entries.map((entry) => entry.formId))) {
    const versions = await call.db.selectFrom('formVersions').where('formId', '=', formId).select('design').execute()
    const fields = versions.flatMap(({ design }) => fieldsOf(JSON.parse(design) as Form))
    if (!withRowFields(fields).some(({ kind }) => kind === 'picture')) continue
    const own = entries.filter((entry) => entry.formId === formId)
    for (const some of chunksOf(own)) {
      const values = some.flatMap(({ content }) => placedValues(fields, JSON.parse(content) as FormValues))
      const keys = values.flatMap(({ field, value }) => (field.kind === 'picture' && value ? [{ key: value }] : []))
      await deleteFiles(call, ['key'], keys)
    }
  }
}

/** Deletes the pictures of all entries of forms. */
export async function deletePicturesOf(call: WriteCall, formIds: readonly number[]): Promise<void> {
  const entries = call.db.selectFrom('formEntries').where('formId', 'in', formIds).select(['formId', 'content'])
  await deletePictures(call, await entries.where('content', '<>', '{}').execute())
}
