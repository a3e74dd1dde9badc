import type { ComponentType } from 'react'

/** What the file of a page exports. */
export interface PageModule {
  readonly default: ComponentType
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
