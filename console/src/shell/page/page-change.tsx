import { useLayoutEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router'
import { usePageTitle } from '../../shared/session/page-title'
import { useShownRoute, useTabState } from './shown-page'

interface PageChangeProps {
  main: RefObject<HTMLElement | null>
  onPage: () => void
}

/** After a change of page the window has its title, and the content the focus; filters of the same page leave that alone. */
export function PageChange({ main, onPage }: PageChangeProps) {
  usePageTitle(useShownRoute().title)
  const { pathname } = useLocation()
  const { active = pathname } = useTabState()
  const last = useRef(active)
  useLayoutEffect(() => {
    if (last.current === active) return
    last.current = active
    onPage()
    main.current?.focus({ preventScroll: true })
  }, [active, main, onPage])
  return null
}
