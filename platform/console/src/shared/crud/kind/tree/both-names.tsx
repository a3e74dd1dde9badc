import { titleFields } from 'atrium/contract/kind/record-kind'
import type { FieldedKind, RowOf } from 'atrium/contract/kind/types'
import type { ReactNode } from 'react'
import { TwoNames } from '../../tree/two-names'

/** Returns the name of a row of a tree in both languages; undefined for a kind that has it in one. */
export function bothNames(kind: FieldedKind, row: RowOf<FieldedKind>): ReactNode {
  const [title = '', english = ''] = titleFields(kind)
  if (typeof kind.title !== 'string' || !(english in kind.fields)) return undefined
  return <TwoNames name={String(row[title])} nameEn={String(row[english])} isQuiet={row['status'] === 0} />
}
