import { createContext, use, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import type { Pair } from '../i18n/text'

/** Takes the name of the record that the page at a path shows. Without a shell around the page nothing does. */
export const RecordTitleContext = createContext<(path: string, name: Pair) => void>(() => undefined)

/**
 * Puts the name of the record that a page shows before its title: in its tab, the breadcrumb and the window. `undefined`
 * while the record loads. `english` is shown to English readers; empty for the same as `name`.
 */
export function useRecordTitle(name: string | undefined, english = ''): void {
  const { pathname } = useLocation()
  const take = use(RecordTitleContext)
  useLayoutEffect(() => {
    if (name !== undefined) take(pathname, [name, english || name])
  }, [name, english, pathname, take])
}
