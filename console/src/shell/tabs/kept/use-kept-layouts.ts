import { useLayoutEffect, type RefObject } from 'react'
import type { KeptPage } from './kept-pages'

/**
 * Takes from the pages the `display: none` that React gives to hidden ones: their place is hidden anyway, and keeps their
 * layout. To be called by what comes first in the tree, before anything asks for a layout.
 */
export function useKeptLayouts(main: RefObject<HTMLElement | null>, pages: readonly KeptPage[]): void {
  useLayoutEffect(() => {
    const elements = main.current?.querySelectorAll<HTMLElement>('[data-kept] > *') ?? []
    const keep = () => {
      for (const page of elements) page.style.removeProperty('display')
    }
    keep()
    // React gives it again whenever something in a hidden page is drawn anew.
    const observer = new MutationObserver(keep)
    for (const page of elements) observer.observe(page, { attributeFilter: ['style'] })
    return () => observer.disconnect()
  }, [main, pages])
}
