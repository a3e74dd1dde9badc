import { useRef, type ReactNode } from 'react'
import { useText } from '#shared/i18n/text'
import { useCards, usePhone } from '#shared/theme/use-narrow'
import type { BulkAction } from '#shared/crud/actions/use-bulk-actions'
import type { List } from '#shared/crud/rows/use-list'
import { useSelected, type Selection } from '#shared/crud/rows/use-selection'
import { texts } from '#shared/crud/text'
import type { UsedLayout } from '../columns/use-list-layout'
import css from '../list-card.module.css'
import type { ListColumn } from '../list-column'
import { ListSort } from '../head/list-sort'
import { ListTools, type ListToolsProps } from './list-tools'
import { SelectionBar } from './selection-bar'

interface ListBarProps<T, F extends string, S extends string> extends Pick<
  ListToolsProps<T, S>,
  'search' | 'summary' | 'views'
> {
  title: string
  note?: string
  isInner?: boolean
  list: List<T, F, S>
  layout: UsedLayout<ListColumn<T, S>>
  actions?: ReactNode
  selection?: Selection<T>
  /** Those that the reader may use. Without them the page itself says what the selection is for. */
  bulkActions?: readonly BulkAction<T>[]
}

/** The head of a list: its title and buttons, while rows are selected what can be done with them, and its tools. */
export function ListBar<T, F extends string, S extends string>(props: ListBarProps<T, F, S>) {
  const t = useText(texts)
  const { title, list, layout, search, summary, actions, selection, bulkActions } = props
  const Title = props.isInner ? 'h2' : 'h1'
  const isCards = useCards()
  const isPhone = usePhone()
  const heading = useRef<HTMLHeadingElement>(null)
  const selected = useSelected(bulkActions && selection)
  // On a phone the actions of the selection take its place.
  const views = isPhone && selected.length > 0 ? undefined : props.views
  const clear = () => {
    selection?.set([])
    // The button that was pressed goes.
    heading.current?.focus({ preventScroll: true })
  }
  return (
    <div className={selected.length > 0 ? `${css.bar} ${css.selecting}` : css.bar}>
      <Title ref={heading} tabIndex={-1}>
        {title}
      </Title>
      {selected.length === 0 && !list.isLoading && !list.isFailed && (
        <small aria-live="polite">{t('total', { total: list.total })}</small>
      )}
      {props.note && <small className={css.note}>{props.note}</small>}
      <span className={css.selected} aria-live="polite">
        {selected.length > 0 && t('selected', { total: selected.length })}
      </span>
      <div className={css.actions}>
        {selected.length > 0 ? <SelectionBar rows={selected} actions={bulkActions ?? []} onClear={clear} /> : actions}
        <div className={css.tools}>
          {isCards && <ListSort columns={layout.shown} list={list} />}
          <ListTools {...{ title, list, layout, search, summary }} views={views} />
        </div>
      </div>
    </div>
  )
}
