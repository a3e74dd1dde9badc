import { Fragment, memo, useRef, type ComponentProps, type Key } from 'react'
import { useText } from '#shared/i18n/text'
import type { SavedRow } from '../rows/use-saved-row'
import { useIsSelected, type Selection } from '../rows/use-selection'
import { texts } from '../text'
import { GroupedRows, TotalsLine } from './group/lazy-summary'
import type { ListSummary } from './group/list-summary'
import { cardFrame } from './group/table-frame'
import { isEmptyCell, type ListColumn } from './list-column'
import css from './list-cards.module.css'
import { RowActions, type AllowedActions } from './row-actions'
import { isSameRow, useRowParts, type RowParts } from './row/row-parts'
import { SavedMark, savedRow, useSavedInView } from './row/saved-mark'
import { rowClick } from './row/row-click'
import { TickBox } from './row/tick-box'

interface ListCardsProps<T> {
  label: string
  rowKey: (row: T) => Key
  columns: readonly ListColumn<T, string>[]
  rows: readonly T[]
  rowActions?: AllowedActions<T>
  selection?: Selection<T>
  rowOpen?: (row: T) => void
  saved?: SavedRow
  filters: object
  /** The sums of the list. */
  summary?: ListSummary<string>
  /** Where the rows are grouped, in place of those of the page. */
  grouped?: Omit<ComponentProps<typeof GroupedRows>, 'frame'>
}

/** The rows of a list without the room of a table: one card each, headed by the title column, the others as label and value where they have one. */
export function ListCards<T>({
  label,
  rowKey,
  columns,
  rows,
  rowActions,
  rowOpen,
  selection,
  saved,
  filters,
  summary,
  grouped,
}: ListCardsProps<T>) {
  const root = useRef<HTMLDivElement>(null)
  const savedOf = (row: T) => (saved?.id === rowKey(row) ? saved : undefined)
  const partsOf = useRowParts({ selection, rowActions, rowOpen, savedOf })
  useSavedInView(root, saved, rows.some(savedOf))
  const drawn = (cards: readonly T[]) => (
    <ul className={css.cards} aria-label={label}>
      {cards.map((row) => (
        <RowCard key={rowKey(row)} columns={columns} {...partsOf(row)} />
      ))}
    </ul>
  )
  return (
    <div ref={root}>
      {grouped ? <GroupedRows {...grouped} frame={cardFrame(drawn)} /> : drawn(rows)}
      {summary?.sums && <TotalsLine {...{ summary, filters, columns }} />}
    </div>
  )
}

interface RowCardProps<T> extends RowParts<T> {
  columns: readonly ListColumn<T, string>[]
}

function Card<T>({ columns, ...parts }: RowCardProps<T>) {
  const { row, saved, tick, chosen, onTick, name, actions } = parts
  const t = useText(texts)
  const isSelected = useIsSelected(chosen, tick?.id ?? 0) && tick?.isFixed === false
  const head = columns.find((column) => column.isTitle)
  const lines = columns.filter((column) => column !== head)
  return (
    <li {...rowClick(parts)} {...(saved && savedRow)}>
      <div className={css.head}>
        {tick && (
          <TickBox
            label={t('selectRow', { name: tick.name })}
            isTicked={isSelected}
            isFixed={tick.isFixed}
            onChange={(event) => onTick(row, event)}
          />
        )}
        <SavedMark saved={saved}>{head?.render(row)}</SavedMark>
      </div>
      <dl data-labels={lines.map(({ title }) => title).join('\n')}>
        {lines
          .map(({ key, title, render }) => [key, title, render(row)] as const)
          .filter(([, , value]) => !isEmptyCell(value))
          .map(([key, title, value]) => (
            <Fragment key={key}>
              <dt>{title}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
      </dl>
      {actions && <RowActions name={name} actions={actions} />}
    </li>
  )
}

/** One row as a card. Renders only when something of it changes. */
const RowCard = memo(Card, isSameRow) as typeof Card
