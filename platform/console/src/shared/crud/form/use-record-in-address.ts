import { useEffect, useEffectEvent, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { StoreApi } from 'zustand'
import { sameTab } from '#shared/navigation/same-tab'
import { recordId } from '../rows/use-list-params'

/** A form or drawer, of which this only has to see whether it is open. */
interface Openable {
  readonly store: Pick<StoreApi<{ isOpen: boolean }>, 'getState' | 'subscribe'>
}

/**
 * Opens the record that `?record=` of the address names, so that a link leads to it and a reload comes back to it. When it is
 * closed it leaves the address. Without `open` the reader may not open any.
 */
export function useRecordInAddress({ store }: Openable, open: ((id: number) => void) | undefined): void {
  const [search, setSearch] = useSearchParams()
  const named = search.get('record') ?? ''
  const id = open && recordId(named) ? Number(named) : 0
  // A page that was hidden and shows again runs its effects again: what is typed in its form must not be thrown away.
  const opened = useRef(0)
  const wasOpen = useRef(false)
  const openNow = useEffectEvent(() => {
    if (id === opened.current) return
    opened.current = id
    if (id > 0) open?.(id)
  })
  useEffect(() => openNow(), [id])
  const leaveAddress = useEffectEvent(() => {
    const { isOpen } = store.getState()
    if (wasOpen.current && !isOpen && named) {
      search.delete('record')
      setSearch(search, { replace: true, state: sameTab })
    }
    wasOpen.current = isOpen
  })
  useEffect(() => {
    leaveAddress()
    return store.subscribe(() => leaveAddress())
  }, [store])
}
