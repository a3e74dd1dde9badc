import { useCallback, useEffect, useState, type ComponentType } from 'react'
import { useReconnection } from '#shared/api/connection'
import { RequestError } from '#shared/api/request-error'
import { ErrorPage } from '#shared/error-page/error-page'
import { useSession } from '#shared/session/user/session'
import { Failure } from '../failure'
import { loadPage, type LoadedPage } from './page-registry'

/**
 * The page of a menu entry. A router never removes a route, but a session may lose it, or get another page in its place: then
 * the 404 view shows, or that page.
 */
export async function grantedPage(routeKey: string, page: string): Promise<ComponentType> {
  // A `lazy` that rejects makes react-router 7.18 render nothing at all, not even the error boundary.
  const loaded = await loadPage(page)
  return function GrantedPage() {
    const now = useSession(({ routes }) => routes.get(routeKey)?.page)
    if (now === undefined) return <ErrorPage status={404} />
    return <PageOf key={now} page={now} first={now === page ? loaded : undefined} />
  }
}

/** Renders a page. Where its code could not be loaded, there is a retry on demand and when the server answers again. */
function PageOf({ page, first }: { page: string; first: LoadedPage | undefined }) {
  const [loaded, setLoaded] = useState(first)
  const load = useCallback(() => void loadPage(page).then(setLoaded), [page])
  const isMissing = loaded !== undefined && 'error' in loaded
  useEffect(() => {
    if (!loaded) load()
  }, [loaded, load])
  const loadMissing = useCallback(() => {
    if (isMissing) load()
  }, [isMissing, load])
  useReconnection(loadMissing)
  // All mounts of the route share the result; the first of them may be long ago.
  useEffect(loadMissing, [loadMissing])
  if (!loaded) return null
  if ('Page' in loaded) return <loaded.Page />
  const of = loaded.error instanceof RequestError ? 'missing' : 'page'
  return <Failure of={of} error={loaded.error} onRetry={load} />
}
