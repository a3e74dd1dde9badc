import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { recordId } from '#shared/crud/rows/use-list-params'
import { sameTab } from '#shared/navigation/same-tab'

const name = 'log'

/** The row whose details are open, kept in the address, so that a link or a reload opens them too. */
export function useShownLog() {
  const [search, setSearch] = useSearchParams()
  const id = search.get(name) ?? ''
  const isOpen = recordId(id)
  // The drawer shows it still while it slides out.
  const [latest, setLatest] = useState(id)
  if (isOpen && id !== latest) setLatest(id)
  const go = (change: (params: URLSearchParams) => void) =>
    setSearch(
      (params) => {
        change(params)
        return params
      },
      { state: sameTab },
    )
  return {
    logId: Number(latest),
    isOpen,
    show: (logId: number) => go((params) => params.set(name, String(logId))),
    hide: () => go((params) => params.delete(name)),
  }
}
