import { isAsked, isRequired, type Field } from '../field-kind'
import { isListOfReferences, targetOf } from '../fields-of'
import type { FieldedKind } from '../types'
import type { ImportColumn } from './columns'
import { importOption } from './import-option'

type ImportedKind = Pick<FieldedKind, 'kind' | 'fields' | 'unique' | 'import'>

/** Texts of more characters get wider cells. */
const long = 50

/**
 * Returns the columns of the import of a kind: a column for each field whose values a text can say, the key first. Computed and generated fields, pictures, lines and rich text
 * have none. Throws an Error where rows could not be found or added by them.
 */
export function kindImportColumns(kind: ImportedKind): ImportColumn[] {
  const key = importKey(kind)
  const fields = importedFields(kind)
  const unknown = Object.keys(importOption(kind.import).synonyms ?? {}).find((name) => !(name in kind.fields))
  if (unknown) throw new Error(`The import of ${kind.kind} has other headings for ${unknown}, which is no field.`)
  const columns = fields.map(([name, field]) => columnOf(kind, [name, field], key))
  const missing = Object.entries(kind.fields).find(
    ([name, field]) => isNeeded(field) && !fields.some(([imported]) => imported === name),
  )
  if (missing)
    throw new Error(
      `The import of ${kind.kind} adds no records without ${missing[0]}: give the field an initial value.`,
    )
  return columns.toSorted((one, other) => Number(other.isKey ?? false) - Number(one.isKey ?? false))
}

/** Returns the fields that an import has, in the order of the form. */
export function importedFields(kind: ImportedKind): (readonly [name: string, field: Field])[] {
  const { without = [] } = importOption(kind.import)
  return Object.entries(kind.fields).filter(([name, field]) => isImported(field) && !without.includes(name))
}

/** Returns the fields without two records of one value; those that are unique within others are not among them. */
export const plainUnique = ({ unique = [] }: Pick<ImportedKind, 'unique'>): string[] =>
  unique.flatMap(({ field, within }) => (within === undefined ? [field] : []))

/** A picture is no text, lines are many, and HTML would lose its formats. */
function isImported(field: Field): boolean {
  const { kind, settings } = field
  if (!isAsked(field) || kind.isHtml) return false
  return kind.parse !== undefined || isNamed(field) || settings['choices'] !== undefined
}

/** Whether the cells name a record, or a value of a dictionary. */
const isNamed = (field: Field) =>
  targetOf(field) !== undefined || field.settings['dictType'] !== undefined || field.kind.name === 'status'

/** Returns whether a new record needs a cell of the field. */
const isNeeded = (field: Field): boolean => isAsked(field) && isRequired(field) && field.options.initial === undefined

function importKey(kind: ImportedKind): string {
  const unique = plainUnique(kind)
  const fields = importedFields(kind)
  const isText = ([name, field]: readonly [string, Field]) => unique.includes(name) && field.kind.column === 'text'
  const { key = fields.find(isText)?.[0] } = importOption(kind.import)
  if (key === undefined || !unique.includes(key) || !fields.some(([name]) => name === key))
    throw new Error(
      `The import of ${kind.kind} needs a unique field that says which record a row is about: name it as its key.`,
    )
  return key
}

function columnOf(kind: ImportedKind, [name, field]: readonly [string, Field], key: string): ImportColumn {
  const synonyms = importOption(kind.import).synonyms?.[name]
  const { zh, en } = field
  const names = namesOf(field)
  const width = widthOf(field)
  return {
    key: name,
    title: { zh, en },
    ...(synonyms && { synonyms }),
    ...(isNeeded(field) && { required: true }),
    ...(name === key && { isKey: true }),
    ...(name !== key && plainUnique(kind).includes(name) && { isUnique: true }),
    ...(names && { names }),
    ...(width && { width }),
  }
}

function namesOf(field: Field): ImportColumn['names'] {
  const { kind, settings } = field
  if (isListOfReferences(field)) return 'several'
  if (settings['choices'] !== undefined) return kind.column === 'json' ? 'several' : 'one'
  return isNamed(field) || kind.name === 'yesNo' ? 'one' : undefined
}

function widthOf({ kind, settings }: Field): number | undefined {
  if (kind.column === 'json') return 180
  const most = kind.column === 'text' ? Number(settings['max'] ?? 0) : 0
  if (most > 2 * long) return 240
  return most >= long ? 180 : undefined
}
