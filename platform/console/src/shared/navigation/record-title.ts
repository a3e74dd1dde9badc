import type { LocalText } from 'atrium/contract/language'
import { createContext, use, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'

/** Takes the name of the record that the page at a path shows. Without a shell around the page nothing does. */
export const RecordTitleContext = createContext<(path: string, name: LocalText) => void>(() => undefined)

/**
 * Puts the name of the record that a page shows before its title: in its tab, the breadcrumb and the window. `undefined`
 * while the record loads. `english` is shown to English readers; empty for the same as `name`.
 */
export function useRecordTitle(name: string | undefined, english = ''): void {
  const { pathname } = useLocation()
  const take = use(RecordTitleContext)
  useLayoutEffect(() => {
    if (name !== undefined) take(pathname, { zh: name, en: english || name })
  }, [name, english, pathname, take])
}
