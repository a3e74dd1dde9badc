import { useLayoutEffect, type RefObject } from 'react'
import type { MountedPage } from './mounted-pages'

/**
 * Removes the `display: none` that React sets on hidden pages: the element around them hides them too, and keeps their
 * layout. To be called by the first component in the tree, before any other one reads a layout.
 */
export function useHiddenLayouts(main: RefObject<HTMLElement | null>, pages: readonly MountedPage[]): void {
  useLayoutEffect(() => {
    const elements = main.current?.querySelectorAll<HTMLElement>('[data-hidden] > *') ?? []
    const keep = () => {
      for (const page of elements) page.style.removeProperty('display')
    }
    keep()
    // React sets it again whenever a part of a hidden page renders.
    const observer = new MutationObserver(keep)
    for (const page of elements) observer.observe(page, { attributeFilter: ['style'] })
    return () => observer.disconnect()
  }, [main, pages])
}
