import type { FieldedKind, RowOf } from 'atrium/contract/kind/types'
import { isListed, type Field } from 'atrium/contract/kind/field-kind'
import { textIn, type Language } from 'atrium/contract/language'
import { titleFields } from 'atrium/contract/kind/record-kind'
import type { ReactNode } from 'react'
import { words } from '#shared/i18n/words'
import type { ListColumn } from '../../table/list-column'
import { cellOf, drawValue } from '../cells/cells'
import type { KindColumn } from '../kind-page'
import { recordName } from '../kind-text'

type Row = Readonly<Record<string, unknown>>
type Column = KindColumn<FieldedKind>

/** Returns the columns of a kind: its id and every field, by their names. `link` draws the name of a record. */
export function kindColumns(
  kind: FieldedKind,
  language: Language,
  link: (row: RowOf<FieldedKind>, name: string) => ReactNode,
): Record<string, Column> {
  const [title = '', english = ''] = titleFields(kind)
  const isSorted = Object.values(kind.fields).some(({ options }) => options.sort)
  const columns: Record<string, Column> = {
    [kind.id]: {
      key: 'id',
      importance: 'low',
      align: 'right',
      title: words.id,
      width: 72,
      ...(isSorted && { sort: kind.id }),
      render: (row) => (row as Row)[kind.id] as number,
    },
  }
  for (const [name, field] of Object.entries(kind.fields)) {
    if (!isListed(field) || field.options.internal) continue
    const label = textIn(language, field)
    // The rows are in the order of the position, whose numbers say nothing.
    if (field.kind.name === 'position') continue
    const isTitle = name === title
    columns[name] = {
      key: name,
      title: field,
      ...cellOf(field),
      // People tell records apart by it.
      ...(isIdentity(field) && { importance: 'high' }),
      ...(field.options.sort && { sort: name }),
      ...(isTitle && { isTitle }),
      render: (row: Row) =>
        isTitle
          ? link(row as RowOf<FieldedKind>, recordName(kind, row, language))
          : drawValue(name, field, row, { label, isLarge: false, language }),
    }
  }
  // The English side of a name shows as the name.
  if (english !== title && typeof kind.title === 'string') delete columns[english]
  return columns
}

const isIdentity = ({ kind, options }: Field) => options.unique || kind.name === 'series'

/** Returns columns as a list takes them. */
export function inLanguageOf(columns: readonly Column[], language: Language): ListColumn<never, string>[] {
  return columns.map(({ title, ...column }) => ({ ...column, title: textIn(language, title) }))
}

/** Returns all columns or filters of a kind, in the order of its fields. */
export const allOf = <T,>(own: Readonly<Record<string, T>>): readonly T[] => Object.values(own)
