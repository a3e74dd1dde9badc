import { pageIds } from 'virtual:page-ids'
import { modulePages } from '#modules/console'
import type { PageModule } from '#shared/navigation/module-pages'
import { requestAhead } from '#shared/api/request'
import type { ComponentType } from 'react'
import { loadChunk } from './chunk-load'

const folder = '../../pages/'
const platformPages = import.meta.glob<PageModule>(['../../pages/**/page.tsx', '!../../pages/login/page.tsx'])

/** The pages of the platform and of all modules, by id. */
const pages: Readonly<Record<string, () => Promise<PageModule>>> = {
  ...Object.fromEntries(Object.entries(platformPages).map(([file, load]) => [idOf(file, folder), load])),
  ...Object.assign({}, ...Object.values(modulePages)),
}

function idOf(file: string, above: string): string {
  return file.slice(above.length, -'/page.tsx'.length)
}

const loaded = new Set<string>()

/** Whether the code of a page is loaded, so that nothing has to be awaited for it. */
export const isLoaded = (id: string): boolean => loaded.has(id)

/** A page, or why its code could not be loaded. */
export type LoadedPage = { readonly Page: ComponentType } | { readonly error: unknown }

/**
 * The view of a page id; never rejects. An unknown id gives the 404 view, for that one menu entry. With the `path` at which the page is
 * about to open its first call begins too; where the document has to be loaded again for it, that opens the page there.
 */
export async function loadPage(id: string, path?: string): Promise<LoadedPage> {
  const load = pages[id] ?? substituteOf(id)
  try {
    const page = await loadChunk(id, load, path)
    loaded.add(id)
    if (path !== undefined) askAhead(page, path)
    return { Page: page.default }
  } catch (error) {
    return { error }
  }
}

/** Loads the code of a page in advance, and with the `path` at which it is about to open begins its first call. An error shows when the page opens. */
export function preparePage(id: string | undefined, path?: string): void {
  // Some browsers keep a failed import for as long as the document.
  if (!navigator.onLine) return
  void pages[id ?? '']?.().then(
    (page) => path !== undefined && askAhead(page, path),
    () => undefined,
  )
}

function askAhead({ source }: PageModule, path: string): void {
  if (source) requestAhead(source.endpoint, source.inputAt(new URL(path, location.origin).searchParams))
}

function substituteOf(id: string): () => Promise<PageModule> {
  // Listed, but without a folder: not built yet.
  if (pageIds.includes(id)) return () => import('../../pages/not-built/page')
  console.warn(`There is no page "${id}": its menu entry shows the 404 view.`)
  return () => import('../../pages/error/404/page')
}
