import { createPath, type DataRouter, type RouteObject } from 'react-router'
import { isDirectoryRoute, menuRoutes } from '../menu/menu-routes'
import type { PageLoader } from '../page/page-loader'
import { reloadSession } from '../session-load'
import type { Restart } from '../view'

/**
 * Returns the function that takes over changed rights: it loads menu, routes and permissions again and replaces the present ones.
 * Pages, and what was typed in them, stay; those that are no longer the person's show the 404 view.
 */
export function followRights(router: DataRouter, pages: PageLoader, restart: Restart): () => Promise<void> {
  let isBusy = false
  let isAgain = false
  const run = async () => {
    isAgain = isBusy
    if (isBusy) return
    isBusy = true
    try {
      await takeOver(router, pages, restart)
    } catch {
      // Without an answer the rights stay as they are shown; the next request brings the change again.
    } finally {
      isBusy = false
    }
    if (isAgain) await run()
  }
  return run
}

async function takeOver(router: DataRouter, pages: PageLoader, restart: Restart): Promise<void> {
  const routes = menuRoutes(await reloadSession(), pages)
  const known = new Map(rootRoutes(router.routes).map((route) => [route.path, route]))
  const isOther = (route: RouteObject) => {
    const former = known.get(route.path)
    return former !== undefined && isDirectoryRoute(former) !== isDirectoryRoute(route)
  }
  const path = createPath(router.state.location)
  // A page in the place of a directory, or the other way round: only another router can have that.
  if (routes.some(isOther)) return restart(path)
  router.patchRoutes(
    'root',
    routes.filter(({ path }) => !known.has(path)),
  )
  const here = router.state.matches.at(-1)?.route
  // What was not found, or an empty directory, may have a page now.
  if (here?.path === '*' || (here && isDirectoryRoute(here))) await router.navigate(path, { replace: true })
}

function rootRoutes(routes: DataRouter['routes']): DataRouter['routes'] {
  const root = routes.find(({ id }) => id === 'root')
  return root?.children ?? routes.flatMap(({ children = [] }) => rootRoutes(children))
}
