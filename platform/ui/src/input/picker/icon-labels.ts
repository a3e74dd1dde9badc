import type { IconCategory } from './icon-words'

/** The words of a part that offers icons. */
export interface IconLabels {
  /** Names the search field, and shows in it while it is empty. */
  search: string
  /** Names the grid. */
  icons: string
  /** Names the tabs. */
  category: string
  tabs: Readonly<Record<'all' | 'recent' | IconCategory, string>>
  /** How many there are, such as "12 icons". */
  count: (count: number) => string
  /** No icon is like that. */
  none: string
  showAll: string
  loading: string
  failed: string
  retry: string
}
