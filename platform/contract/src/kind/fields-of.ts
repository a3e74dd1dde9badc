import type { RecordKind } from './record-kind'
import { isField, type Field, type Fields } from './field-kind'
import type { FileLimits } from '../fields/file-types'
import { fileLimits } from './fields/media/file'
import { linesIn } from './fields/lines/line-values'
import type { FieldedKind } from './types'

/** Returns whether all fields of a kind of record have kinds, so that its calls, pages and tests can be derived. */
export function isFielded(kind: RecordKind): kind is FieldedKind {
  return Object.values(kind.fields).every(isField)
}

/** Returns the name of the kind of record that a field refers to; undefined for a field of another kind. */
export function targetOf({ settings }: Field): string | undefined {
  return typeof settings['target'] === 'string' ? settings['target'] : undefined
}

/** Returns the names of the fields that refer to one record of another kind. */
export function referenceFields(kind: Pick<FieldedKind, 'fields'>): string[] {
  return choiceFields(kind).filter((name) => !isListOfReferences(kind.fields[name]!))
}

/** Returns the names of the fields that refer to several records of another kind. */
export function listReferenceFields(kind: FieldedKind): string[] {
  return choiceFields(kind).filter((name) => isListOfReferences(kind.fields[name]!))
}

/** Returns the names of all fields that refer to records of another kind. */
export function choiceFields({ fields }: Pick<FieldedKind, 'fields'>): string[] {
  return Object.entries(fields).flatMap(([name, field]) => (targetOf(field) === undefined ? [] : [name]))
}

/** Returns whether a field refers to several records. */
export const isListOfReferences = (field: Field): boolean =>
  targetOf(field) !== undefined && field.kind.column === 'json'

/** Returns whether a number names something, so that it is written without commas between thousands and not added up. */
export const isIdentifier = ({ options, settings }: Pick<Field, 'options' | 'settings'>): boolean =>
  options.unique === true || settings['identifier'] === true

/** Returns the field of a row with the name of what a reference names: `warehouseName` for `warehouseId`. */
export const nameFieldOf = (name: string): string => `${name.replace(/Id$/, '')}Name`

/** Returns the field of a row with the names of what a list of references names: `colourNames` for `colourIds`. */
export const namesFieldOf = (name: string): string => `${name.replace(/Ids$/, '')}Names`

/** Returns the field of a kind that holds the parent of a record; undefined for a kind that is no tree. */
export const parentField = ({ fields }: Pick<FieldedKind, 'fields'>): string | undefined =>
  fieldCalled(fields, 'parent')

/** Returns whether the list of a kind returns all records at once: those of a tree, or of a kind that says so. */
export const isWhole = (kind: Pick<FieldedKind, 'fields' | 'whole'>): boolean =>
  kind.whole === true || parentField(kind) !== undefined

/** Returns whether all records of a kind are below those at the top, which stay there. */
export function isRooted(kind: Pick<FieldedKind, 'fields'>): boolean {
  const parent = parentField(kind)
  return parent !== undefined && kind.fields[parent]!.settings['rooted'] === true
}

/** Returns whether a record is one at the top that stays there. */
export const isRoot = (kind: Pick<FieldedKind, 'fields'>, row: object): boolean =>
  isRooted(kind) && (row as Readonly<Record<string, unknown>>)[parentField(kind)!] === 0

/** Returns the field of a kind that holds the place of a record among its siblings. */
export const positionField = ({ fields }: Pick<FieldedKind, 'fields'>): string | undefined =>
  fieldCalled(fields, 'position')

const fieldCalled = (fields: FieldedKind['fields'], kind: string) =>
  Object.entries(fields).find(([, field]) => field.kind.name === kind)?.[0]

/** Returns whether an error of a kind only asks first, so that its edits and deletions may be `confirmed`. */
export const isConfirmed = ({ errors }: Pick<RecordKind, 'errors'>): boolean =>
  Object.values(errors).some(({ confirmable }) => confirmable)

/** Returns the fields that hold the key of a stored file. */
export function fileFields({ fields }: FieldedKind): string[] {
  return Object.entries(fields).flatMap(([name, { kind }]) => (kind.name === 'picture' ? [name] : []))
}

/** Returns the limits of each field of files, by its name. */
export function keptFileFields({ fields }: Pick<RecordKind, 'fields'>): (readonly [string, FileLimits])[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const limits = isField(field) ? fileLimits(field) : undefined
    return limits ? [[name, limits] as const] : []
  })
}

/** Returns the fields whose values are HTML. */
export function htmlFields({ fields }: FieldedKind): string[] {
  return Object.entries(fields).flatMap(([name, { kind }]) => (kind.isHtml ? [name] : []))
}

/** Returns the dictionary of each field that has one, but for the status. */
export function dictFields({ fields }: Pick<FieldedKind, 'fields'>): Record<string, string> {
  const types = Object.entries(fields).map(([name, { settings }]) => [name, settings['dictType']])
  return Object.fromEntries(types.filter(([, type]) => typeof type === 'string')) as Record<string, string>
}

/** Returns the fields of lines that refer to records, by their names in errors and choices such as `lines.itemId`. */
export function lineReferences(kind: { readonly fields: Fields }): Record<string, string> {
  const found = linesIn(kind).flatMap(({ name, fields }) =>
    Object.entries(fields).flatMap(([field, own]) => {
      const target = targetOf(own)
      return target === undefined ? [] : [[`${name}.${field}`, target]]
    }),
  )
  return Object.fromEntries(found) as Record<string, string>
}
