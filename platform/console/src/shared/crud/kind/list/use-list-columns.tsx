import type { FieldedKind, RowOf } from 'atrium/contract/kind/types'
import { useMemo } from 'react'
import { useLanguage } from '#shared/i18n/text'
import { RecordLink } from '../../details/record-link'
import type { RecordOpening } from '../../details/use-record-opening'
import { bothNames } from '../tree/both-names'
import type { KindOrder } from '../tree/kind-order'
import { TitleCell } from '../tree/title-cell'
import type { KindRows } from '../tree/use-kind-rows'
import type { KindPage } from '../use-kind-work'
import { allOf, inLanguageOf, kindColumns } from './kind-columns'

type Row = RowOf<FieldedKind>

interface ListParts {
  readonly opening: RecordOpening
  /** Loads in advance what shows the details. */
  readonly prepare: () => void
  readonly isBin: boolean
  readonly tree: KindRows['tree']
  readonly isDragged: boolean
  readonly order: KindOrder | undefined
  readonly name: (row: Row) => string
}

/** Returns the columns of a derived list, as its page has them: the title with the place of the row in a tree and the link to its details. */
export function useListColumns(
  { kind, parts: { columns: columnsOf = allOf } }: KindPage,
  { opening, prepare, isBin, tree, isDragged, order, name: nameOf }: ListParts,
) {
  const language = useLanguage()
  return useMemo(() => {
    const titleOf = (row: Row, name: string) => {
      const both = tree && bothNames(kind, row)
      if (isBin) return both ?? name
      return (
        <RecordLink opening={opening} id={row[kind.id]!} name={name} prepare={prepare}>
          {both}
        </RecordLink>
      )
    }
    const own = kindColumns(kind, language, (row, name) => {
      const title = titleOf(row, name)
      if (!tree && !isDragged) return title
      return <TitleCell {...{ id: row[kind.id]!, name, row, tree, isDragged }}>{title}</TitleCell>
    })
    return inLanguageOf(columnsOf(order?.columns(own, nameOf) ?? own), language)
  }, [kind, columnsOf, language, opening, prepare, isBin, tree, isDragged, order, nameOf])
}
