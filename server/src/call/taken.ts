import { sql, type RawBuilder } from 'kysely'
import { AppError } from './app-error'
import type { FieldError } from './field-error'
import type { WriteCall } from './write-call'

interface Key {
  readonly column: string
  /** The column within whose values it is unique; the whole table without it. */
  readonly within?: string
  /** Upper and lower case differ. */
  readonly isExact?: true
}

/** What of a form has to differ from other records, where a form has several such fields. */
const keys = {
  users: {
    id: 'userId',
    unique: [{ column: 'username' }, { column: 'email' }, { column: 'phoneNumber', isExact: true }],
  },
  roles: { id: 'roleId', unique: [{ column: 'roleKey' }, { column: 'roleName' }] },
  posts: { id: 'postId', unique: [{ column: 'postCode' }, { column: 'postName' }] },
  menus: {
    id: 'id',
    unique: [
      { column: 'name', within: 'pid' },
      // The console matches paths without regard to case, so the second entry of one path could not be opened.
      { column: 'path', within: 'pid' },
    ],
  },
  dictData: {
    id: 'dictCode',
    unique: [
      { column: 'dictLabel', within: 'dictType' },
      { column: 'dictValue', within: 'dictType', isExact: true },
    ],
  },
} as const satisfies Record<string, { id: string; unique: readonly Key[] }>

type Values = Readonly<Record<string, unknown>>

/**
 * Refuses a form with `record.taken` at every field whose value another record has. The unique constraints, which remain,
 * name but one. What is empty or stays as it is in `before` is not looked for.
 */
export async function refuseTaken(
  call: WriteCall,
  table: keyof typeof keys,
  form: Values,
  before?: Values,
): Promise<void> {
  const { id, unique } = keys[table]
  const fields: Record<string, FieldError> = {}
  for (const key of unique) {
    if (isSame(key, form, before)) continue
    const others = sql`select 1 from ${sql.table(table)} where ${matches(key, { ...before, ...form })} and ${sql.ref(id)} <> ${before?.[id] ?? 0} limit 1`
    if ((await others.execute(call.db)).rows.length > 0) fields[key.column] = 'taken'
  }
  if (Object.keys(fields).length) throw new AppError('record.taken', { fields })
}

function isSame({ column, within }: Key, form: Values, before: Values | undefined): boolean {
  const value = form[column]
  if (value === undefined || value === '') return true
  const isMoved = within !== undefined && form[within] !== undefined && form[within] !== before?.[within]
  return before !== undefined && value === before[column] && !isMoved
}

/** As the unique indexes have it, so that they are used. */
function matches({ column, within, isExact }: Key, values: Values): RawBuilder<unknown> {
  const same = isExact
    ? sql`${sql.ref(column)} = ${values[column]}`
    : sql`lower(${sql.ref(column)}) = lower(${values[column]})`
  return within ? sql`${same} and ${sql.ref(within)} = ${values[within]}` : same
}
