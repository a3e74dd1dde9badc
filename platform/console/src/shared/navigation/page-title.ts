import { brand } from 'virtual:brand'
import { useLayoutEffect } from 'react'

/** Keeps the title of the browser tab that of the page, with the name of the product. */
export function usePageTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = title ? `${title} - ${brand.name}` : brand.name
  }, [title])
}
