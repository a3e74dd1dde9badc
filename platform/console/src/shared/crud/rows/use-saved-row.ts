import { useState } from 'react'
import type { List } from './use-list'

/** The record that was saved last, while the list shows the view that it was saved in. */
export interface SavedRow {
  readonly id: number
  readonly isNew: boolean
  /** The list does not hold it: it does not match the filters, or is out of the reader's scope. */
  readonly isHidden: boolean
}

interface Saved extends SavedRow {
  view: string
}

type Shown<T, F extends string> = Pick<List<T, F>, 'filters' | 'page' | 'size' | 'sort' | 'order' | 'seek'>

/** The state with which the parts of a list page mark the record that was saved. */
export type SavedRows = ReturnType<typeof useSavedRow<never, never>>

/**
 * Lets a list show a record that was just added or edited, wherever the sort puts it. `idOf` returns the id of a row.
 * Another page, sort or filter ends the mark.
 */
export function useSavedRow<T, F extends string>(list: Shown<T, F>, idOf: (row: T) => number) {
  const [last, setLast] = useState<Saved>()
  const saved: SavedRow | undefined = last?.view === viewOf(list) ? last : undefined
  const find = async (id: number, isNew: boolean, filters: Shown<T, F>['filters']) => {
    const page = await list.seek(id, idOf, filters)
    setLast({ id, isNew, isHidden: page === undefined, view: viewOf({ ...list, filters, page: page ?? list.page }) })
  }
  return {
    saved,
    /** Goes to the record and marks it. When it cannot be read, `request` says why. */
    show: (id: number, isNew: boolean) => void find(id, isNew, list.filters).catch(() => undefined),
    /** The same without filters, for a record that they hide. */
    showUnfiltered: () => saved && void find(saved.id, saved.isNew, {}).catch(() => undefined),
  }
}

function viewOf({ filters, page, size, sort, order }: Omit<Shown<unknown, string>, 'seek'>): string {
  return JSON.stringify([filters, page, size, sort, order])
}
