import { useMemo, useState } from 'react'
import { useLanguage } from '#shared/i18n/text'
import { orderAt, orderCount, type Order } from './orders'

export type SortKey = 'number' | 'customer' | 'quantity' | 'cents' | 'day'
export interface Sorting {
  key: SortKey
  isDescending: boolean
}

const inOrder = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0)

/** The places of the orders, as they are sorted. */
function sortedPlaces({ key, isDescending }: Sorting, of: (index: number) => Order): Uint32Array {
  const places = Uint32Array.from({ length: orderCount }, (_, index) => index)
  const sign = isDescending ? -1 : 1
  if (key === 'number') return isDescending ? places.toReversed() : places
  const values = Array.from(places, (place) => of(place)[key])
  return places.toSorted((a, b) => sign * inOrder(values[a]!, values[b]!) || a - b)
}

/** A hundred thousand orders in the order that was chosen, and where a search hits them. */
export function useOrders() {
  const language = useLanguage()
  const [sorting, setSorting] = useState<Sorting>({ key: 'number', isDescending: false })
  const [search, setSearch] = useState('')
  const of = useMemo(() => (index: number) => orderAt(index, language), [language])
  const places = useMemo(() => sortedPlaces(sorting, of), [sorting, of])
  const hits = useMemo(() => {
    const wanted = search.trim().toLowerCase()
    if (wanted === '') return []
    const rows: number[] = []
    for (const [row, place] of places.entries()) {
      if (of(place).customer.toLowerCase().includes(wanted)) rows.push(row)
    }
    return rows
  }, [search, places, of])
  return {
    sorting,
    sortBy: (key: SortKey) => setSorting({ key, isDescending: sorting.key === key && !sorting.isDescending }),
    search,
    setSearch,
    hits,
    rowAt: (row: number) => of(places[row]!),
    /** The row that shows the order of a number. */
    rowOf: (number: number) => places.indexOf(number - 1),
  }
}
