import { useLayoutEffect, useRef, type RefObject } from 'react'
import { useKeptLayouts } from '../tabs/kept/use-kept-layouts'
import { pathOf } from '../tabs/tab-state'
import { useTabs } from '../tabs/tab-store'
import { usePages } from './shown-page'

interface PageChangeProps {
  main: RefObject<HTMLElement | null>
  onPage: () => void
}

/** After a change of page the content has the focus; filters of the same page leave that alone. */
export function PageChange({ main, onPage }: PageChangeProps) {
  const active = useTabs(({ active: tab, address }) => tab ?? pathOf(address))
  useKeptLayouts(main, usePages())
  const last = useRef(active)
  useLayoutEffect(() => {
    if (last.current === active) return
    last.current = active
    onPage()
    main.current?.focus({ preventScroll: true })
  }, [active, main, onPage])
  return null
}
