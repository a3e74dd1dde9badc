import type { RecordKind, UniqueField } from 'atrium/contract/kind/record-kind'
import { sql, type RawBuilder } from 'kysely'
import { AppError } from '../app-error'
import type { FieldError } from '../text/field-error-code'
import type { WriteCall } from '../write-call'

type Values = Readonly<Record<string, unknown>>

/** A unique field whose column is called otherwise. */
type UniqueColumn = Omit<UniqueField, 'indexes'> & { readonly column?: string }

interface UniqueRecord extends Pick<RecordKind, 'table' | 'id' | 'softDelete'> {
  readonly unique?: readonly UniqueColumn[]
}

/**
 * Rejects a form with `record.taken` at every field whose value another record has. The unique constraints, which remain,
 * name but one. What is empty or stays as it is in `before` is not looked for.
 */
export async function rejectTaken(
  call: WriteCall,
  { table, id, unique = [], softDelete }: UniqueRecord,
  form: Values,
  before?: Values,
): Promise<void> {
  const fields: Record<string, FieldError> = {}
  const there = softDelete ? sql`and deleted_at is null` : sql``
  for (const key of unique) {
    if (isSame(key, form, before)) continue
    const others = sql`select 1 from ${sql.table(table)} where ${matches(key, { ...before, ...form })} and ${sql.ref(id)} <> ${before?.[id] ?? 0} ${there} limit 1`
    if ((await others.execute(call.db)).rows.length > 0) fields[key.field] = 'taken'
  }
  if (Object.keys(fields).length) throw new AppError('record.taken', { fields })
}

function isSame({ field, within }: UniqueColumn, form: Values, before: Values | undefined): boolean {
  const value = form[field]
  if (value === undefined || value === '') return true
  const isMoved = within !== undefined && form[within] !== undefined && form[within] !== before?.[within]
  return before !== undefined && value === before[field] && !isMoved
}

/** As the unique indexes have it, so that they are used. */
function matches({ field, column = field, within, isExact }: UniqueColumn, values: Values): RawBuilder<unknown> {
  const same = isExact
    ? sql`${sql.ref(column)} = ${values[field]}`
    : sql`lower(${sql.ref(column)}) = lower(${values[field]})`
  return within ? sql`${same} and ${sql.ref(within)} = ${values[within]}` : same
}
