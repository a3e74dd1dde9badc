import { useRef, useState, type ReactNode } from 'react'
import { ListCard, type ListCardProps } from './table/list-card'
import css from './list-page.module.css'
import { countInForce } from './filter/search-field'
import { SearchForm, type SearchField } from './filter/search-form'
import { usePhone } from '../theme/use-narrow'

interface ListPageProps<T extends object, F extends string, S extends string> extends Omit<
  ListCardProps<T, F, S>,
  'search' | 'hasViews'
> {
  /** The filters of the search form, in order. */
  filters: readonly SearchField<F>[]
  /** Filters of the address that the form does not hold, such as that of a tree beside the list. They outlast a search. */
  kept?: Partial<Record<F, string>>
  /** A message about the list as a whole, above the filters. */
  message?: ReactNode
  /** Dialogs and drawers of the page. */
  children?: ReactNode
}

/**
 * A page of one list: its filters in a form that folds away, on a phone until it is asked for, and the card with its rows.
 * @example
 * <ListPage page="system/post" title={t('posts')} list={list} rowKey={({ postId }: Post) => postId} columns={columns} {...rest} />
 */
export function ListPage<T extends object, F extends string, S extends string>(props: ListPageProps<T, F, S>) {
  const { filters, kept, message, children, ...card } = props
  const { list } = card
  const isPhone = usePhone()
  const [chosen, setChosen] = useState<boolean>()
  const isShown = chosen ?? !isPhone
  const toggle = useRef<HTMLButtonElement>(null)
  const search = (values: Partial<Record<F, string>>) => {
    list.setFilters({ ...values, ...kept })
    if (!isPhone) return
    // The rows are below, and the button that was pressed goes.
    setChosen(false)
    toggle.current?.focus({ preventScroll: true })
  }
  return (
    <div className={css.page}>
      {message}
      {isShown && (
        <SearchForm
          fields={filters}
          values={list.filters}
          isWhole={isPhone}
          onSearch={search}
          onReset={() => list.setFilters({})}
        />
      )}
      <ListCard
        {...card}
        hasViews
        search={{
          ref: toggle,
          isShown,
          inForce: countInForce(filters, list.filters),
          toggle: () => setChosen(!isShown),
        }}
      />
      {children}
    </div>
  )
}
