import { useCallback, useEffect } from 'react'
import { redirect, replace, type LoaderFunctionArgs, type RouteObject } from 'react-router'
import { noteNoAnswer, useReconnection } from '#shared/api/connection'
import { isOffline, RequestError } from '#shared/api/request-error'
import { ErrorPage } from '#shared/error-page/error-page'
import { navigation } from '#shared/navigation/navigation'
import { openingPath } from '#shared/navigation/opening-view'
import { outagePath } from '#shared/navigation/return-path'
import { hasUnsavedInView } from '#shared/navigation/unsaved'
import { useSession } from '#shared/session/user/session'
import { readAddress } from '../address'
import { LoadErrorView } from '../load-error-view'
import { PageError } from './page-error'
import type { PageLoader } from './page-loader'

/**
 * The route of a menu entry. A navigation continues when the code of its page is loaded. Without a network it ends at /500; where
 * that would take unsaved input with it, or the person keeps that instead of a new build, at the active page.
 *
 * A router never removes a route, but a session may lose it, or get another page in its place: then the 404 view shows, or that page.
 */
export function pageRoute(routeKey: string, pages: PageLoader) {
  return {
    loader: (args) => openPage(routeKey, pages, args),
    // React would keep the state of one page for the next.
    element: <GrantedPage key={routeKey} routeKey={routeKey} pages={pages} />,
    ErrorBoundary: PageError,
  } satisfies RouteObject
}

async function openPage(routeKey: string, pages: PageLoader, { request, params }: LoaderFunctionArgs): Promise<null> {
  const { routes } = useSession.getState()
  const { page } = routes.get(routeKey) ?? {}
  if (page === undefined) return null
  const { pathname, search } = new URL(request.url)
  const path = pathname + search
  // The page of a derived record has the page id of its list.
  const opening = params['id'] === undefined ? openingPath(page, path) : path
  // On the way back, and at the start, the address is that of an entry of the history already.
  if (opening !== path) throw (readAddress().split('#')[0] === path ? replace : redirect)(opening)
  const state = await pages.load(page, path)
  const active = navigation().address()
  // The active page shows the error itself.
  if (!('error' in state) || active.split('#')[0] === path) return null
  if (state.kind === 'newerBuild') throw replace(active)
  if (!isOffline(state.error)) return null
  noteNoAnswer()
  const isCached = routes.get(active.split(/[?#]/)[0]!)?.isCache
  throw hasUnsavedInView() && !isCached ? replace(active) : redirect(outagePath(path))
}

function GrantedPage({ routeKey, pages }: { routeKey: string; pages: PageLoader }) {
  const page = useSession(({ routes }) => routes.get(routeKey)?.page)
  if (page === undefined) return <ErrorPage status={404} />
  return <LoadedPage key={page} page={page} pages={pages} />
}

/** Renders a page. Where its code could not be loaded, there is a retry on demand and when the server is reachable again. */
export function LoadedPage({ page, pages }: { page: string; pages: PageLoader }) {
  const state = pages.usePage(page)
  const load = useCallback(() => void pages.load(page), [pages, page])
  const { kind } = state
  // Another page in the place of the one that the route was opened for.
  useEffect(() => {
    if (kind === 'loading') load()
  }, [kind, load])
  useReconnection(
    useCallback(() => {
      if (kind === 'missing' || kind === 'newerBuild') load()
    }, [kind, load]),
  )
  if (state.kind === 'loading') return null
  if (state.kind === 'loaded') return <state.Page />
  return (
    <LoadErrorView of={state.error instanceof RequestError ? 'missing' : 'page'} error={state.error} onRetry={load} />
  )
}
