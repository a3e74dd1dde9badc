import { redirect, replace, type MiddlewareFunction } from 'react-router'
import { isOffline } from '#shared/api/request-error'
import { noteNoAnswer } from '#shared/api/connection'
import { navigation } from '#shared/session/navigation/navigation'
import { outagePath } from '#shared/session/navigation/return-path'
import { hasUnsavedInView } from '#shared/session/navigation/unsaved'
import { useSession } from '#shared/session/session'
import { ReloadRefused } from './chunk-load'
import { isLoaded, loadPage } from './page-registry'

/**
 * A navigation goes on when the code of its page is there. Without a network it ends at /500; where that would take unsaved
 * input with it, or the person keeps that instead of a new build, at the page that shows.
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
    const shown = navigation().address()
    // The page that shows says itself what it lacks.
    if (shown.split('#')[0] === pathname + search) return
    if (loaded.error instanceof ReloadRefused) throw replace(shown)
    if (!isOffline(loaded.error)) return
    noteNoAnswer()
    const isKept = routes.get(shown.split(/[?#]/)[0]!)?.isCache
    throw hasUnsavedInView() && !isKept ? replace(shown) : redirect(outagePath(pathname + search))
  }
}
