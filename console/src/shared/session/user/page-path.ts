import { useSession } from './session'

/** Where the menu of the reader has a page, by its id; undefined for those who cannot open it. */
export function usePagePath(page: string): string | undefined {
  const routes = useSession((session) => session.routes)
  return [...routes].find(([path, route]) => route.page === page && !path.includes(':'))?.[0]
}
