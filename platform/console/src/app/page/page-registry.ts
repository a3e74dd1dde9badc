import { modules } from '#modules/console'
import { pagesOf, type PageModule, type Pages, type SourceModule } from '#shared/navigation/module-pages'
import { requestAhead } from '#shared/api/request'
import type { ComponentType } from 'react'
import { loadChunk } from './chunk-load'

const platformPages = pagesOf(
  '../../pages/',
  import.meta.glob<PageModule>(['../../pages/**/page.tsx', '!../../pages/login/page.tsx']),
  import.meta.glob<SourceModule>('../../pages/**/source.ts', { eager: true }),
)

/** The pages of the platform and of all modules. */
const every = [platformPages, ...Object.values(modules).map((module) => module.pages)]
const pages: Pages['load'] = Object.assign({}, ...every.map(({ load }) => load))
const sources: Pages['sources'] = Object.assign({}, ...every.map((one) => one.sources))

const loaded = new Set<string>()

/** Whether the code of a page is loaded, so that nothing has to be awaited for it. */
export const isLoaded = (id: string): boolean => loaded.has(id)

/** A page, or why its code could not be loaded. */
export type LoadedPage = { readonly Page: ComponentType } | { readonly error: unknown }

/**
 * The view of a page id; never rejects. An unknown id gives the 404 view, for that one menu entry. With the `path` at which the page is
 * about to open its first call begins too, where its code is still to be loaded; where the document has to be loaded again for it, that
 * opens the page there.
 */
export async function loadPage(id: string, path?: string): Promise<LoadedPage> {
  const load = pages[id] ?? substituteOf(id)
  if (path !== undefined) askAhead(id, path)
  try {
    const page = await loadChunk(id, load, path)
    loaded.add(id)
    return { Page: page.default }
  } catch (error) {
    return { error }
  }
}

/** Loads the code of a page in advance, and with the `path` at which it is about to open begins its first call. An error shows when the page opens. */
export function preparePage(id = '', path?: string): void {
  // Some browsers keep a failed import for as long as the document.
  if (!navigator.onLine) return
  if (path !== undefined) askAhead(id, path)
  void pages[id]?.().catch(() => undefined)
}

function askAhead(id: string, path: string): void {
  const source = sources[id]
  if (source) requestAhead(source.endpoint, source.inputAt(new URL(path, location.origin).searchParams))
}

function substituteOf(id: string): () => Promise<PageModule> {
  console.warn(`There is no page "${id}": its menu entry shows the 404 view.`)
  return async () => ({ default: (await import('./missing-page')).MissingPage })
}
