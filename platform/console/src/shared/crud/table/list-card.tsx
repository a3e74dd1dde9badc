import { EmptyState, ErrorState } from 'atrium/ui/feedback/view-state'
import { Button } from 'antd'
import { useLatest } from 'atrium/ui/interaction/use-latest'
import { useState, type Key, type ReactNode } from 'react'
import { useText } from '#shared/i18n/text'
import { useCan } from '#shared/session/user/access'
import { useSession } from '#shared/session/user/session'
import type { BulkAction } from '../actions/use-bulk-actions'
import { useCards } from '#shared/theme/use-narrow'
import css from './list-card.module.css'
import { ListBar } from './bar/list-bar'
import { ListCards } from './list-cards'
import type { ListColumn } from './list-column'
import { useAllowedActions, type RowActionsOf } from './row-actions'
import { ListPager } from './list-pager'
import { ListSkeleton } from './list-skeleton'
import { ListTable } from './list-table'
import { ShownColumnsProvider } from './columns/shown-columns'
import type { ListGroup, ListSummary } from './group/list-summary'
import { SavedNotice } from './row/saved-notice'
import type { ListToolsProps } from './bar/list-tools'
import { texts } from '../text'
import type { List } from '../rows/use-list'
import type { SavedRows } from '../rows/use-saved-row'
import type { Selection } from '../rows/use-selection'
import { useListLayout, type UsedLayout } from './columns/use-list-layout'

export interface ListCardProps<T extends object, F extends string, S extends string> extends Pick<
  ListToolsProps<T, S>,
  'search'
> {
  /** The counts and sums of the list over all its pages. */
  summary?: ListSummary<F>
  /** The page id, under which the person's layout is remembered. */
  page: string
  title: string
  rowKey: (row: T) => Key
  columns: readonly ListColumn<T, S>[]
  list: List<T, F, S>
  /** Buttons of the page, before the tools. */
  actions?: ReactNode
  /** Which rows are selected, where something can be done with several. */
  selection?: Selection<T>
  /** The actions for the selected rows. Without them the page itself says what the selection is for. */
  bulkActions?: readonly BulkAction<T>[]
  /** The actions for one row. */
  rowActions?: RowActionsOf<T>
  /** Opens a row that is clicked; undefined where the reader may not. The keyboard has a link or an action of the row for it. */
  rowOpen?: (row: T) => void
  /** The record that was saved last, to be marked. */
  savedRows?: SavedRows
  /** The sentence of an empty list without filters. */
  emptyText?: string
  /** A note on the list as a whole, beside its title. */
  note?: string
  /** The person may save views of it: it is the list of a page, whose state is in the address. */
  hasViews?: boolean
  /** Is below another heading, as in a dialog. */
  isInner?: boolean
}

/** A list with its toolbar and pages: a table, below 1100 px cards; skeleton, empty and failed states included. */
export function ListCard<T extends object, F extends string, S extends string>(props: ListCardProps<T, F, S>) {
  const t = useText(texts)
  const { page, title, note, columns, list, search, actions, isInner } = props
  const summary = props.summary
  const group = summary?.groups?.find(({ key }) => key === list.group)
  const username = useSession(({ userInfo }) => userInfo.username)
  const layout = useListLayout(page, username, columns, list.viewId)
  const latest = useLatest(layout)
  const [readShown] = useState(() => () => {
    const { shown, hasRoom } = latest.current
    return shown.filter(hasRoom).map(({ key }) => key)
  })
  const can = useCan()
  const bulkActions = props.bulkActions?.filter(({ call }) => can(call))
  const selection = bulkActions?.length === 0 ? undefined : props.selection
  return (
    <section className={css.card}>
      <ShownColumnsProvider value={readShown}>
        <ListBar
          {...{ title, note, isInner, list, layout, search, actions, selection, bulkActions }}
          summary={summary}
          views={props.hasViews ? page : undefined}
        />
      </ShownColumnsProvider>
      {props.savedRows && <SavedNotice rows={props.savedRows} isFiltered={Object.keys(list.filters).length > 0} />}
      <ListBody {...props} selection={selection} columns={layout.shown} layout={layout} group={group} />
      {list.total > 0 && !list.isFailed && !list.isUnpaged && !group && (
        <ListPager list={list} label={isInner ? t('pagesOf', { name: title }) : undefined} />
      )}
    </section>
  )
}

function ListBody<T extends object, F extends string, S extends string>(
  props: ListCardProps<T, F, S> & {
    layout: UsedLayout<ListColumn<T, S>>
    /** The way in which the rows are grouped. */
    group: ListGroup<string> | undefined
  },
) {
  const t = useText(texts)
  const { title, rowKey, columns, list, layout, emptyText, selection, rowOpen } = props
  const rowActions = useAllowedActions(props.rowActions, list.rows)
  const isCards = useCards()
  if (list.isFailed) {
    const retry = <Button onClick={list.refresh}>{t('retry')}</Button>
    return <ErrorState title={t('failed')} hint={t('failedHint')} action={retry} />
  }
  if (list.isLoading) return <ListSkeleton columns={isCards ? 2 : columns.length} />
  if (list.rows.length === 0) {
    const isFiltered = Object.keys(list.filters).length > 0
    const clear = isFiltered && <Button onClick={() => list.setFilters({})}>{t('clear')}</Button>
    return <EmptyState title={isFiltered ? t('noMatch') : (emptyText ?? t('empty'))} action={clear} />
  }
  const summary = props.summary
  const grouped = props.group && summary && { group: props.group, summary, list: list as unknown as List<never> }
  const shared = { label: title, rowKey, columns, rowActions, rowOpen, saved: props.savedRows?.saved, grouped, summary }
  // Rows of a group are not those of the page, which can be selected.
  const selected = grouped ? undefined : selection
  if (isCards) return <ListCards {...shared} selection={selected} rows={list.rows} filters={list.filters} />
  return <ListTable {...shared} selection={selected} list={list} layout={layout} />
}
