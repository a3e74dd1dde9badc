import { useLayoutEffect, useRef, type RefObject } from 'react'
import { useHiddenLayouts } from '../tabs/cached/use-hidden-layouts'
import { pathOf } from '../tabs/tab-state'
import { useTabs } from '../tabs/tab-store'
import { usePages } from './active-page'

interface PageChangeProps {
  main: RefObject<HTMLElement | null>
  onPage: () => void
}

/** After a change of page the content gets the focus; a change of the filters of a page leaves the focus alone. */
export function PageChange({ main, onPage }: PageChangeProps) {
  const active = useTabs(({ active: tab, address }) => tab ?? pathOf(address))
  useHiddenLayouts(main, usePages())
  const last = useRef(active)
  useLayoutEffect(() => {
    if (last.current === active) return
    last.current = active
    onPage()
    main.current?.focus({ preventScroll: true })
  }, [active, main, onPage])
  return null
}
