import { useMemo, useState } from 'react'
import { useLanguage } from 'atrium/console/text'
import { rowsWith, sortedPlaces, type Sorting, type SortKey } from './order-steps'
import { orderAt, orderCount } from './orders'
import { useSteps } from './use-steps'

const byNumber: Sorting = { key: 'number', isDescending: false }
const inOrder = Uint32Array.from({ length: orderCount }, (_, index) => index)
const none: readonly number[] = []

/** A hundred thousand orders in the order that was chosen, and where a search hits them. */
export function useOrders() {
  const language = useLanguage()
  const [sorting, setSorting] = useState(byNumber)
  const [search, setSearch] = useState('')
  const of = useMemo(() => (index: number) => orderAt(index, language), [language])
  const sort = useMemo(() => () => sortedPlaces(sorting, of), [sorting, of])
  const { result: places, done: sorted } = useSteps(sort, inOrder)
  const find = useMemo(() => {
    const wanted = search.trim().toLowerCase()
    return () => (wanted === '' ? noRows() : rowsWith(wanted, places, of))
  }, [search, places, of])
  const { result: hits, done: found } = useSteps(find, none)
  return {
    sorting,
    sortBy: (key: SortKey) => setSorting({ key, isDescending: sorting.key === key && !sorting.isDescending }),
    /** The share of the sort that is done while it runs; the former order shows meanwhile. */
    sorted,
    search,
    setSearch,
    hits: found === undefined && sorted === undefined ? hits : none,
    /** The same of the search. */
    found: sorted ?? found,
    rowAt: (row: number) => of(places[row]!),
    /** The number of the order in a row. */
    numberAt: (row: number) => places[row]! + 1,
    /** The row that shows the order of a number. */
    rowOf: (number: number) => places.indexOf(number - 1),
  }
}

// oxlint-disable-next-line require-yield -- it is over at once.
function* noRows(): Generator<number, readonly number[]> {
  return none
}
