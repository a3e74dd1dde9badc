import { fieldSchema } from 'atrium/contract'
import type { FileInForm } from 'atrium/contract/kind'
import {
  chunksOf,
  deleteFiles,
  placeFiles,
  rejectField,
  rejectUnofferedRecords,
  sanitiseRichText,
  takeFiles,
  takeFilesOf,
  type WriteCall,
} from 'atrium/server'
import type { Field, FieldValue, Form, FormValues } from '#modules/forms/engine/schema/form'
import { holdsFiles, isShared, kindFieldOf, toKind } from '#modules/forms/engine/schema/kinds/shared-kinds'
import { isRows, placedValues, withRowFields } from '#modules/forms/engine/schema/kinds/rows'
import { fieldsOf } from '#modules/forms/engine/schema/form-walk'
import { formEntry } from '../../contract/entry.record'
import type { OfferedForm } from '../filling/offer'
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
 * Takes the pictures and files of an entry, and rejects people and departments out of the scope of the person who sends it, at their fields. Returns the values with what is
 * stored of each file. Call it in the transaction with the checked values.
 */
export async function takeShared(
  call: WriteCall,
  { formId, design }: Pick<OfferedForm, 'formId' | 'design'>,
  values: FormValues,
): Promise<FormValues> {
  const fields = fieldsOf(design)
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
  return { ...values, ...(await takeEntryFiles(call, formId, fields, values)) }
}

/** Files are in no rows. */
async function takeEntryFiles(
  call: WriteCall,
  formId: number,
  fields: readonly Field[],
  values: FormValues,
): Promise<FormValues> {
  const taken: Record<string, FieldValue> = {}
  for (const field of fields.filter((one) => holdsFiles(one) && values[one.key] !== undefined)) {
    const asked = filesOf(values[field.key])
    const stored = await takeFilesOf(call, { kind: formEntry.kind, field: `${formId}.${field.key}` }, asked)
    const gone = asked.filter(({ id }) => !stored.has(id)).map(({ id, name }) => name ?? id)
    if (gone.length > 0) rejectField(`values.${field.key}`, ['fileGone', gone.join(', ')])
    taken[field.key] = asked.map(({ id }) => ({ ...stored.get(id)! }))
  }
  return taken
}

const filesOf = (value: FieldValue | undefined): readonly FileInForm[] =>
  (isRows(value) ? value : []) as unknown as readonly FileInForm[]

/** Stores of which entry the files in its values are. */
export async function placeEntryFiles(
  call: WriteCall,
  design: Form,
  values: FormValues,
  entryId: number,
): Promise<void> {
  const fields = fieldsOf(design).filter(holdsFiles)
  const ids = fields.flatMap(({ key }) => filesOf(values[key]).map(({ id }) => id))
  await placeFiles(call, ids, entryId)
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
