import { useSession, type RouteInfo, type Session } from './session'

/** The path and the route of a page, by its id; undefined for those who cannot open it. */
export function findPage(
  routes: Session['routes'],
  page: string,
): readonly [path: string, route: RouteInfo] | undefined {
  return [...routes].find(([path, route]) => route.page === page && !path.includes(':'))
}

/** Where the menu of the reader has a page, by its id; undefined for those who cannot open it. */
export function usePagePath(page: string): string | undefined {
  const routes = useSession((session) => session.routes)
  return findPage(routes, page)?.[0]
}
