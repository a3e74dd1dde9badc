import { useEffect, useState, type ComponentType } from 'react'
import { ErrorPage } from '../../shared/error-page/error-page'
import { useSession } from '../../shared/session/session'
import { loadPage } from './page-registry'

/**
 * The view of a menu entry. A router never forgets a route, but a session may lose it, or get another page in its place: then
 * the 404 view shows, or that page.
 */
export async function grantedPage(routeKey: string, page: string): Promise<ComponentType> {
  const Page = await loadPage(page)
  return function GrantedPage() {
    const now = useSession(({ routes }) => routes.get(routeKey)?.page)
    if (now === page) return <Page />
    return now === undefined ? <ErrorPage status={404} /> : <OtherPage key={now} page={now} />
  }
}

function OtherPage({ page }: { page: string }) {
  const [loaded, setLoaded] = useState<{ Page: ComponentType }>()
  useEffect(() => {
    void loadPage(page).then((Page) => setLoaded({ Page }))
  }, [page])
  return loaded ? <loaded.Page /> : null
}
