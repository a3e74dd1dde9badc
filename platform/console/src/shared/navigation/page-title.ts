import { documentTitle } from '@atrium/contract/brand'
import { useLayoutEffect } from 'react'

/** Keeps the title of the browser tab that of the page. */
export function usePageTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = documentTitle(title)
  }, [title])
}
