import type { LocalText } from '../../language'

/** A column of an import, as plain data. How its cells are read is said on the server. */
export interface ImportColumn<K extends string = string> {
  readonly key: K
  /** Its heading. A file may have it in either language. */
  readonly title: LocalText
  /** Other headings that mean this column, such as 姓名 for a nickname. */
  readonly synonyms?: readonly string[]
  /** Has to be filled in for a new record. The key has to be filled in for every row. */
  readonly required?: true
  /** Says which record a row is about. An import has one such column. */
  readonly isKey?: true
  /** No two records have the same value, without regard to case. The key is unique without it. */
  readonly isUnique?: true
  /** Its cells name one thing of a list, or several with separators between them. The list is a part of `choices`. */
  readonly names?: 'one' | 'several'
  /** The least width of its cells among the rows with errors, in pixels; 120 where left out. */
  readonly width?: number
}

/** The columns of an import, in the order of the form to fill in. */
export type ImportColumns = readonly ImportColumn[]

/** The keys of columns whose cells name something. */
export type NamingKey<C extends ImportColumns> = Extract<C[number], { readonly names: 'one' | 'several' }>['key']

/** Returns the column that says which record a row is about. */
export function keyColumn<C extends ImportColumn>(columns: readonly C[]): C {
  const key = columns.find(({ isKey }) => isKey)
  if (!key) throw new Error('Mark the column that says which record a row is about with isKey.')
  return key
}

/** Returns the columns whose values differ within a file, as they do in the database. */
export const uniqueColumns = <C extends ImportColumn>(columns: readonly C[]): C[] =>
  columns.filter(({ isKey, isUnique }) => isKey || isUnique)

/** The characters that separate the names in a cell, and the pattern of a name that has none of them. */
export const cellSeparators = /[,，;；、]/
export const withoutCellSeparators = /^[^,，;；、]*$/

/** Returns the names of a cell that may have several, as they were typed. */
export const splitNames = (cell: string): string[] => cell.split(cellSeparators).flatMap((name) => name.trim() || [])

/** Returns a heading as headings are compared: without spaces, case and the mark of a required column. */
export const plainHeading = (heading: string): string => heading.replace(/[*＊\s]/g, '').toLowerCase()

/** Returns the headings by which a column is found. */
export const headingsOf = ({ title, synonyms = [] }: ImportColumn): string[] =>
  [title.zh, title.en, ...synonyms].map(plainHeading).filter(Boolean)
