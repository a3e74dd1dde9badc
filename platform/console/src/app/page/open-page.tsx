import { registerIcons } from 'atrium/ui/icon'
import icons from 'virtual:icons'
import type { RouteObject } from 'react-router'
import { ConfirmDialog } from '#shared/feedback/confirm-dialog'
import { consoleModules } from '#shared/navigation/console-modules'
import { usePageTitle } from '#shared/navigation/page-title'
import { useCurrentRoute, type RouteHandle } from '#shared/session/user/current-route'
import { ThemeProvider } from '#shared/theme/theme-provider'
import { PageError } from './page-error'
import type { PageLoader } from './page-loader'
import { LoadedPage } from './page-route'

/** Returns the routes of the pages that modules have for everybody, outside of the frame and its guard. */
export function moduleOpenRoutes(pages: PageLoader): RouteObject[] {
  const routes = Object.values(consoleModules()).flatMap(({ openRoutes = [] }) => openRoutes)
  if (routes.length > 0) registerIcons(icons)
  return routes.map(({ path, title, page }) => ({
    path,
    handle: { title } satisfies RouteHandle,
    async loader({ request }) {
      const { pathname, search } = new URL(request.url)
      await pages.load(page, pathname + search)
      return null
    },
    element: <OpenPage page={page} pages={pages} />,
    ErrorBoundary: PageError,
  }))
}

/** A page in what the shell has around one otherwise. */
function OpenPage({ page, pages }: { page: string; pages: PageLoader }) {
  usePageTitle(useCurrentRoute().title)
  return (
    <main>
      <ThemeProvider>
        <LoadedPage page={page} pages={pages} />
      </ThemeProvider>
      <ConfirmDialog />
    </main>
  )
}
