import { pageIds } from '@atrium/contract/page-ids'
import type { ComponentType } from 'react'
import { loadChunk } from './chunk-load'

interface PageModule {
  default: ComponentType
}

const folder = '../../pages/'
const pages = import.meta.glob<PageModule>(['../../pages/**/page.tsx', '!../../pages/login/page.tsx'])

/** The view of a page id. An id that the product does not know gives the 404 view, for that one menu entry. */
export async function loadPage(id: string): Promise<ComponentType> {
  const load = pages[`${folder}${id}/page.tsx`] ?? substituteOf(id)
  try {
    return (await loadChunk(id, load)).default
  } catch (error) {
    // A `lazy` that rejects makes react-router 7.18 draw nothing at all, not even the error boundary.
    return () => {
      throw error
    }
  }
}

/** Fetches the code of a page ahead. Where that fails, the page says so when it opens. */
export function preparePage(id: string | undefined): void {
  void pages[`${folder}${id}/page.tsx`]?.().catch(() => undefined)
}

function substituteOf(id: string): () => Promise<PageModule> {
  // Listed, but without a folder: still to come.
  if (pageIds.includes(id)) return () => import('../../pages/not-built/page')
  console.warn(`There is no page "${id}": its menu entry shows the 404 view.`)
  return () => import('../../pages/error/404/page')
}
