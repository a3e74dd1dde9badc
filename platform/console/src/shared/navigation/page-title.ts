import { useLayoutEffect } from 'react'
import { useBrand } from '#shared/brand/brand'

/** Keeps the title of the browser tab that of the page, with the name of the product. */
export function usePageTitle(title: string): void {
  const name = useBrand((brand) => brand.name)
  useLayoutEffect(() => {
    document.title = title ? `${title} - ${name}` : name
  }, [title, name])
}
