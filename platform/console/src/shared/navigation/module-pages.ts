import type { LocalText } from 'atrium/contract/language'
import type { Permission } from 'atrium/contract/access'
import type { Endpoint } from 'atrium/contract/endpoint'
import type { ComponentType } from 'react'

/** The exports of the file `page.tsx` of a page. */
export interface PageModule {
  readonly default: ComponentType
}

/** The exports of the file `source.ts` beside it, where the page reads something first; `pagedSource` and `wholeSource` make one for a list. */
export interface SourceModule {
  /** The call that the page makes first. It begins before the code of the page is there. */
  readonly source: {
    readonly endpoint: Endpoint
    /** Returns the input of the call at an address with this query. */
    readonly inputAt: (search: URLSearchParams) => { query: object }
  }
}

/** The pages of the platform or of a module, by page id. */
export interface Pages {
  readonly load: Readonly<Record<string, () => Promise<PageModule>>>
  readonly sources: Readonly<Record<string, SourceModule['source']>>
}

/** An address of a module that opens a page whatever the menu shows, such as that of a link in a message. */
export interface ModuleRoute {
  /** The full path. */
  readonly path: string
  readonly title: LocalText
  /** A page id. */
  readonly page: string
  readonly isCache?: boolean
  /** One of these permissions is needed; without them everybody signed in has it. */
  readonly permissions?: readonly Permission[]
  /** The menu entry that is marked meanwhile, by its path. */
  readonly activeMenu?: string
}

/** An address of a module for everybody who has it, such as that of a page with the state of an order. */
export interface OpenRoute {
  /** The full path, with parameters such as `/open/order/:code`. */
  readonly path: `/open/${string}`
  readonly title: LocalText
  /** A page id. Without a session the calls of the page are those whose access is `public`. */
  readonly page: string
}

/** Returns pages by their ids, from the two kinds of files that a page may have. `folder` is what their paths have before the id. */
export function pagesOf(
  folder: string,
  files: Readonly<Record<string, () => Promise<PageModule>>>,
  sources: Readonly<Record<string, SourceModule>>,
): Pages {
  const idOf = (file: string) => file.slice(folder.length, file.lastIndexOf('/'))
  return {
    load: Object.fromEntries(Object.entries(files).map(([file, load]) => [idOf(file), load])),
    sources: Object.fromEntries(Object.entries(sources).map(([file, { source }]) => [idOf(file), source])),
  }
}
