import type { RecordKinds } from 'atrium/contract/kind/record-kind'

/** Returns the field of every unique index that a form can break, by the name of the index. */
const indexedFields = (kinds: RecordKinds): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.values(kinds).flatMap(({ unique = [] }) =>
      unique.flatMap(({ field, indexes }) => indexes.map((index) => [index, field])),
    ),
  )

const camel = (column: string) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/**
 * The field whose value is taken, when that is what the database rejected. PostgreSQL names the constraint. SQLite names an
 * index on expressions, and otherwise the columns, of which the last one is the field.
 */
export function takenField(error: unknown, kinds: RecordKinds): string | undefined {
  if (!(error instanceof Error)) return undefined
  const fields = indexedFields(kinds)
  const { code, constraint = '' } = error as { code?: unknown; constraint?: string }
  if (code === '23505') return fields[constraint]
  const [, index, columns] = /UNIQUE constraint failed: (?:index '(\w+)'|([\w., ]+))/.exec(error.message) ?? []
  if (index) return fields[index]
  return Object.values(fields).find((field) => field === camel(columns?.split('.').at(-1) ?? ''))
}
