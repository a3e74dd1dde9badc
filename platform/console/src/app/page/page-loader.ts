import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { createStore, useStore } from 'zustand'
import { beginQuery } from '#shared/api/query-client'
import type { PageModule } from '#shared/navigation/module-pages'
import { readAddress } from '../address'
import { loadChunk, ReloadRejected } from './chunk-load'
import { loaderOf, sourceOf } from './page-registry'

/**
 * The state of the code of a page. `missing`: it did not come; `error` is a `RequestError` where the server does not answer.
 * `newerBuild`: the server has another build, and the person keeps what is not saved instead of loading that.
 */
type PageState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly Page: ComponentType }
  | { readonly kind: 'missing' | 'newerBuild'; readonly error: unknown }

/** Loads the pages of one session. */
export interface PageLoader {
  /**
   * Loads a page, again where it did not come before. Returns how that ended, at once for a page that is loaded; never rejects. An unknown
   * id gives the 404 view. With the `path` at which the page is about to open its first call begins, too, and where the document has to be
   * loaded again for it, that opens the page there.
   */
  load(id: string, path?: string): PageState | Promise<PageState>
  /** Loads the code of a page that is likely to be opened next. An error shows when the page opens. */
  prepare(id: string | undefined): void
  /** Returns the state of a page, as a hook. A page that did not come keeps its state while it is loaded again. */
  usePage(id: string): PageState
}

/** A try to load a page. Several who ask at once share it; the document is loaded again at the path of the last. */
interface Try {
  path?: string
  readonly outcome: Promise<PageState>
}

const loading: PageState = { kind: 'loading' }

/** Creates the loader of a session whose pages read through `client`. */
export function createPageLoader(client: QueryClient): PageLoader {
  const states = createStore<Readonly<Record<string, PageState>>>(() => ({}))
  const tries = new Map<string, Try>()
  const settle = (id: string, state: PageState) => {
    states.setState({ [id]: state })
    return state
  }

  async function outcomeOf(id: string, path: () => string): Promise<PageState> {
    try {
      const { default: Page } = await loadChunk(id, loaderOf(id) ?? substituteOf(id), path)
      return settle(id, { kind: 'loaded', Page })
    } catch (error) {
      return settle(id, { kind: error instanceof ReloadRejected ? 'newerBuild' : 'missing', error })
    } finally {
      tries.delete(id)
    }
  }

  function begin(id: string): Try {
    const one: Try = { outcome: outcomeOf(id, () => one.path ?? readAddress()) }
    tries.set(id, one)
    return one
  }

  return {
    load(id, path) {
      if (path !== undefined) beginFirstCall(client, id, path)
      const state = states.getState()[id]
      if (state?.kind === 'loaded') return state
      const one = tries.get(id) ?? begin(id)
      one.path = path ?? one.path
      return one.outcome
    },
    prepare(id = '') {
      // Some browsers keep a failed import for as long as the document.
      if (!navigator.onLine) return
      void loaderOf(id)?.().catch(() => undefined)
    },
    usePage: (id) => useStore(states, (all) => all[id] ?? loading),
  }
}

function beginFirstCall(client: QueryClient, id: string, path: string): void {
  const source = sourceOf(id)
  if (source) beginQuery(client, source.endpoint, source.inputAt(new URL(path, location.origin).searchParams))
}

function substituteOf(id: string): () => Promise<PageModule> {
  console.warn(`There is no page "${id}": its menu entry shows the 404 view.`)
  return async () => ({ default: (await import('./missing-page')).MissingPage })
}
