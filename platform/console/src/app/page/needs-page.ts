import { redirect, replace, type MiddlewareFunction } from 'react-router'
import { isOffline } from '#shared/api/request-error'
import { noteNoAnswer } from '#shared/api/connection'
import { navigation } from '#shared/navigation/navigation'
import { outagePath } from '#shared/navigation/return-path'
import { hasUnsavedInView } from '#shared/navigation/unsaved'
import { useSession } from '#shared/session/user/session'
import { ReloadRefused } from './chunk-load'
import { isLoaded, loadPage } from './page-registry'

/**
 * A navigation continues when the code of its page is loaded. Without a network it ends at /500; where that would take unsaved
 * input with it, or the person keeps that instead of a new build, at the active page.
 */
export function needsPage(routeKey: string): MiddlewareFunction {
  return async ({ request }) => {
    const { routes } = useSession.getState()
    const { page } = routes.get(routeKey) ?? {}
    // Awaiting an import takes another task, even where the code is there; the page would show a frame later.
    if (page === undefined || isLoaded(page)) return
    const { pathname, search } = new URL(request.url)
    const loaded = await loadPage(page, pathname + search)
    if (!('error' in loaded)) return
    const active = navigation().address()
    // The active page shows the error itself.
    if (active.split('#')[0] === pathname + search) return
    if (loaded.error instanceof ReloadRefused) throw replace(active)
    if (!isOffline(loaded.error)) return
    noteNoAnswer()
    const isCached = routes.get(active.split(/[?#]/)[0]!)?.isCache
    throw hasUnsavedInView() && !isCached ? replace(active) : redirect(outagePath(pathname + search))
  }
}
