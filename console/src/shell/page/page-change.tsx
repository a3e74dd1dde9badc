import { useLayoutEffect, useRef, type RefObject } from 'react'
import { usePageTitle } from '#shared/session/page-title'
import { useKeptLayouts } from '../tabs/kept/use-kept-layouts'
import { useScreen, useShownTitle, useTabState } from './shown-page'

interface PageChangeProps {
  main: RefObject<HTMLElement | null>
  onPage: () => void
}

/** After a change of page the window has its title, and the content the focus; filters of the same page leave that alone. */
export function PageChange({ main, onPage }: PageChangeProps) {
  usePageTitle(useShownTitle())
  const { address, active = address.split('?')[0] } = useTabState()
  useKeptLayouts(main, useScreen())
  const last = useRef(active)
  useLayoutEffect(() => {
    if (last.current === active) return
    last.current = active
    onPage()
    main.current?.focus({ preventScroll: true })
  }, [active, main, onPage])
  return null
}
