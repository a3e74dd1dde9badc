import { rejectFields } from '../field-error'
import type { FieldError } from '../text/field-error-code'
import type { WriteCall } from '../write-call'

type Values = Readonly<Record<string, unknown>>

/**
 * Rejects a form with `notOffered` at every field whose value is not an enabled value of its enabled dictionary. `dictTypes`
 * names the dictionary of each field. What is empty, or stays as it is in `before`, is not looked for: a value that was
 * disabled since does not keep the rest of the form from being saved.
 */
export async function rejectUnknownDictValues(
  call: WriteCall,
  dictTypes: Readonly<Record<string, string>>,
  form: Values,
  before?: Values,
): Promise<void> {
  const fields: Record<string, FieldError> = {}
  for (const [field, dictType] of Object.entries(dictTypes)) {
    const value = form[field]
    if (value === '' || value === before?.[field]) continue
    if (typeof value !== 'string' && typeof value !== 'number') continue
    if ((await unknownDictValues(call, dictType, [String(value)])).size > 0) fields[field] = 'notOffered'
  }
  rejectFields(fields)
}

/** Returns those of some values that are no enabled value of an enabled dictionary. */
export async function unknownDictValues(
  { db }: Pick<WriteCall, 'db'>,
  dictType: string,
  values: readonly string[],
): Promise<Set<string>> {
  const wanted = new Set(values)
  if (wanted.size === 0) return wanted
  const rows = await db
    .selectFrom('dictData')
    .innerJoin('dictTypes', 'dictTypes.dictType', 'dictData.dictType')
    .where('dictTypes.dictType', '=', dictType)
    .where('dictTypes.status', '=', 1)
    .where('dictData.status', '=', 1)
    .where('dictData.dictValue', 'in', [...wanted])
    .select('dictData.dictValue')
    .execute()
  for (const { dictValue } of rows) wanted.delete(dictValue)
  return wanted
}
