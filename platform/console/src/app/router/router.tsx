import type { LocalText } from 'atrium/contract/language'
import {
  createPath,
  createBrowserRouter,
  createHashRouter,
  redirect,
  type DataRouter,
  type RouteObject,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { QueryClientProvider } from '@tanstack/react-query'
import LoginPage from '../../pages/login/page'
import { basePath, withBase } from '#shared/browser/base-path'
import { createQueryClient } from '#shared/api/query-client'
import { ErrorPage } from '#shared/error-page/error-page'
import { isOpenPath, outagePath } from '#shared/navigation/return-path'
import { onRightsChange } from '#shared/session/user/rights'
import { onLanguageChange } from '#shared/i18n/language'
import { useCurrentRoute, type RouteHandle } from '#shared/session/user/current-route'
import { useSession } from '#shared/session/user/session'
import { usePageTitle } from '#shared/navigation/page-title'
import { readToken } from '#shared/session/token/token'
import { basedWindow } from './based-window'
import { withoutBriefLoading } from './brief-loading'
import { createGuard, type Guard } from './guard'
import { LeaveGuard } from './leave-guard'
import { AppError } from '../page/page-error'
import { moduleOpenRoutes } from '../page/open-page'
import { createPageLoader } from '../page/page-loader'
import { checkPages } from '../page/page-registry'
import { ReloadPage } from '../page/reload-page'
import { followRights } from '../rights/rights-change'
import { watchRights } from '../rights/rights-watch'
import { retitleSession } from '../session-load'
import { ShellFrame } from '../shell-frame'
import { OutagePage } from '../outage/outage-page'
import { texts } from '../text'
import type { Restart, View } from '../view'

const createRouter = __BROWSER_RUNTIME__ ? createHashRouter : createBrowserRouter

let built = 0

/** The router of one session. The menu's routes join it below `root` when the guard has loaded them. */
export async function routerView(restart: Restart): Promise<View> {
  const target = () => router.state.navigation.location ?? router.state.location
  checkPages()
  const { client, end } = createQueryClient()
  const pages = createPageLoader(client)
  const guard = createGuard(restart, pages, target)
  const routes = [
    {
      id: 'base',
      Component: LeaveGuard,
      ErrorBoundary: AppError,
      children: [...openRoutes(), ...moduleOpenRoutes(pages), rootRoute(guard)],
    },
  ]
  const router: DataRouter = createRouter(routes, {
    patchRoutesOnNavigation: guard.patchRoutes,
    ...(basePath === '' ? undefined : { window: basedWindow() }),
  })
  const createHref = router.createHref.bind(router)
  router.createHref = (to) => withBase(createHref(to))
  const stopRetitling = onLanguageChange(() => void retitleSession().catch(() => undefined))
  const stopFollowing = onRightsChange(followRights(router, pages, restart))
  const stopWatching = watchRights()
  await whenReady(router)
  return {
    // A provider keeps the state of the router it began with, so each router has its own key. Without transitions a page renders
    // in the same commit as the tabs, which follow the router too.
    key: `session ${++built}`,
    element: (
      <QueryClientProvider client={client}>
        <RouterProvider router={withoutBriefLoading(router)} useTransitions={false} />
      </QueryClientProvider>
    ),
    path: () => createPath(router.state.location),
    open: (path) => router.navigate(path),
    async showOutage() {
      const { location } = router.state
      if (!isOpenPath(location.pathname)) await router.navigate(outagePath(createPath(location)), { replace: true })
    },
    prepare: (path) => pages.prepare(useSession.getState().routes.get(path.split(/[?#]/)[0]!)?.page),
    hasSession: () => guard.hasSession(),
    dispose() {
      stopRetitling()
      stopFollowing()
      stopWatching()
      router.dispose()
      end()
    },
  }
}

function openRoutes(): RouteObject[] {
  const { forbidden, notFound, login } = texts.pairs
  return [
    {
      path: '/login',
      handle: { title: login } satisfies RouteHandle,
      loader: () => (readToken() === undefined ? null : redirect('/')),
      Component: LoginPage,
    },
    statusRoute(403, forbidden),
    statusRoute(404, notFound),
  ]
}

function statusRoute(status: 403 | 404, title: LocalText): RouteObject {
  return { path: `/${status}`, handle: { title } satisfies RouteHandle, element: <StatusView status={status} /> }
}

function StatusView({ status }: { status: 403 | 404 }) {
  usePageTitle(useCurrentRoute().title)
  return (
    <main>
      <ErrorPage status={status} />
    </main>
  )
}

function rootRoute({ middleware }: Guard): RouteObject {
  return {
    id: 'root',
    middleware: [middleware],
    Component: ShellFrame,
    children: [
      { path: '/redirect/*', Component: ReloadPage },
      // Inside of the frame, whose cached pages would be lost with it.
      { path: '/500', handle: { title: texts.pairs.failed } satisfies RouteHandle, Component: OutagePage },
      { path: '*', handle: { title: texts.pairs.notFound } satisfies RouteHandle, element: <ErrorPage status={404} /> },
    ],
  }
}

function whenReady(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => initialized && (stop(), resolve()))
    if (router.state.initialized) resolve()
  })
}
