import type { Endpoint } from '@atrium/contract/endpoint'
import type { ComponentType } from 'react'

/** What the page of a list reads its rows from; `pagedSource` and `wholeSource` make one. */
interface PageSource {
  readonly endpoint: Endpoint
  /** What the call takes at an address with this query. */
  readonly inputAt: (search: URLSearchParams) => { query: object }
}

/** What the file of a page exports. */
export interface PageModule {
  readonly default: ComponentType
  /** The call that the page makes first: it begins as soon as the code of the page is there. */
  readonly source?: PageSource
}

/** Loads the pages of a module, by page id. */
type ModulePages = Readonly<Record<string, () => Promise<PageModule>>>

/**
 * The pages of a module by their ids, from the files below its folder `pages`.
 * @example
 * export const pages = modulePages(import.meta.glob<PageModule>(everyPage))
 */
export function modulePages(files: ModulePages): ModulePages {
  return Object.fromEntries(
    Object.entries(files).map(([file, load]) => [file.slice('./pages/'.length, -'/page.tsx'.length), load]),
  )
}
