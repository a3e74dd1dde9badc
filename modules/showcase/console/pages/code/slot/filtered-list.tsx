import { useState, type ReactNode } from 'react'
import css from './page.module.css'

interface FilteredListProps<T> {
  items: readonly T[]
  keyOf: (item: T) => string
  passes: (item: T) => boolean
  filterLabel: string
  /** Draws an item. */
  renderItem: (item: T) => ReactNode
  /** Draws the end of the list, given how many items it shows and has. */
  renderFooter?: (known: { shown: number; total: number }) => ReactNode
  /** In place of the items where none passes. */
  empty: ReactNode
}

/** A list that can be filtered; what its rows, its end and its empty state look like is up to its owner. */
export function FilteredList<T>(props: FilteredListProps<T>) {
  const { items, keyOf, passes, filterLabel, renderItem, renderFooter, empty } = props
  const [isFiltered, setFiltered] = useState(false)
  const shown = isFiltered ? items.filter(passes) : items
  return (
    <div className={css.list}>
      <label>
        <input type="checkbox" checked={isFiltered} onChange={({ target }) => setFiltered(target.checked)} />
        {filterLabel}
      </label>
      {shown.length === 0 ? (
        empty
      ) : (
        <ul className="bare-list">
          {shown.map((one) => (
            <li key={keyOf(one)}>{renderItem(one)}</li>
          ))}
        </ul>
      )}
      {renderFooter?.({ shown: shown.length, total: items.length })}
    </div>
  )
}
