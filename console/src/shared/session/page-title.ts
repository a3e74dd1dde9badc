import { useLayoutEffect } from 'react'

const product = 'Atrium'

/** Keeps the title of the browser tab: the page's, then the product's. */
export function usePageTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = title ? `${title} - ${product}` : product
  }, [title])
}
