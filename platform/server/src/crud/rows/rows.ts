import {
  listReferenceFields,
  nameFieldOf,
  namesFieldOf,
  referenceFields,
  targetOf,
} from 'atrium/contract/kind/fields-of'
import { isListed, type Fields } from 'atrium/contract/kind/field-kind'
import type { FieldedKind } from 'atrium/contract/kind/types'
import { inLanguage, type Language } from 'atrium/contract/language'
import type { RecordKinds } from 'atrium/contract/kind/record-kind'
import type { RawBuilder } from 'kysely'
import { kindCalled } from '../../access/records/record-scope'
import { referredName } from '../../access/records/referred-name'
import { readChoices } from '../../access/records/offered-records'
import type { Viewer } from '../../access/scope'
import type { Call } from '../../call/call'
import { formValue, type KindTable, type Records, type Stored } from '../kind-table'

type Row = Record<string, unknown>

/** The name that a query gives the English side of the name of what a reference names. */
const englishOf = (name: string) => `${nameFieldOf(name)}En`

/** Selects the columns of a kind, with the names of what its references name; those out of the viewer's scope are null. */
export function selectRows(query: Records, kind: FieldedKind, kinds: RecordKinds, viewer: Viewer) {
  const { table } = kind
  const names = referenceFields(kind).flatMap((field) => namesOf(kind, field, kinds, viewer))
  return query.selectAll(table as 'posts').select(names.map(([name, sql]) => sql.as(name)))
}

/** A table with fields: of a kind of record, or of lines. */
interface FieldTable {
  readonly kind?: string
  readonly table: string
  readonly fields: Fields
  readonly scopeFields?: readonly string[]
}

/** Returns the SQL of the names that a reference of a table names, in both languages where its kind has them. */
export function namesOf(
  kind: FieldTable,
  field: string,
  kinds: RecordKinds,
  viewer: Viewer,
): (readonly [string, RawBuilder<string | null>])[] {
  const target = targetOf(kind.fields[field]!)!
  const column = `${kind.table}.${field}`
  // Each row is in scope by this very reference; a tree that is a scope itself is not by its parents.
  const seen = kind.scopeFields?.includes(field) && target !== kind.kind ? {} : { viewer }
  const { title, fields } = kindCalled(kinds, target)
  const isBoth = typeof title === 'string' && `${title}En` in fields
  return [
    [nameFieldOf(field), referredName(kinds, target, column, seen)] as const,
    ...(isBoth ? [[englishOf(field), referredName(kinds, target, column, { ...seen, isEnglish: true })] as const] : []),
  ]
}

/** Returns rows as the API returns them: stored values as the form has them, names in the language of the reader, and what is calculated in code. */
export async function presentRows(
  call: Call,
  { kind, computedInCode }: KindTable,
  stored: readonly Stored[],
): Promise<Row[]> {
  const rows = stored.map((row) => presentRow(row, kind, call.language))
  for (const field of listReferenceFields(kind)) await addNames(call, kind, field, rows)
  for (const [name, compute] of Object.entries(computedInCode))
    for (const row of rows) row[name] = compute(row as never) ?? null
  return rows
}

/** Adds the names of what a list of references names; empty for those out of the reader's scope. */
async function addNames(call: Call, kind: FieldedKind, field: string, rows: readonly Row[]): Promise<void> {
  const ids = [...new Set(rows.flatMap((row) => row[field] as number[]))]
  const found = ids.length > 0 ? (await readChoices(call, targetOf(kind.fields[field]!)!, { ids })).items : []
  const names = new Map(found.map(({ id, name }) => [id, name]))
  for (const row of rows) row[namesFieldOf(field)] = (row[field] as number[]).map((id) => names.get(id) ?? '')
}

function presentRow(row: Stored, kind: FieldedKind, language: Language): Record<string, unknown> {
  const shown: Record<string, unknown> = { [kind.id]: row[kind.id], version: row.version }
  for (const [name, field] of Object.entries(kind.fields)) {
    if (!isListed(field)) continue
    const value = row[name]
    shown[name] = value === null || value === undefined ? null : formValue(field.kind, value)
  }
  return { ...shown, ...presentNames(row, kind, language) }
}

/** Returns the names of what the references of a row name, in a language. */
export function presentNames(row: Row, kind: Pick<FieldTable, 'fields'>, language: Language): Record<string, string> {
  const names = referenceFields(kind).map((field) => {
    const [name, english] = [row[nameFieldOf(field)], row[englishOf(field)]]
    return [nameFieldOf(field), inLanguage(language, textOr(name), textOr(english))]
  })
  return Object.fromEntries(names) as Record<string, string>
}

const textOr = (value: unknown): string => (typeof value === 'string' ? value : '')
