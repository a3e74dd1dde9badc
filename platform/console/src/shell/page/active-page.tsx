import { createContext, use, useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import { useShallow } from 'zustand/react/shallow'
import type { Language, LocalText } from 'atrium/contract/language'
import { useLanguage } from '#shared/i18n/text'
import { useCurrentRoute } from '#shared/session/user/current-route'
import { usePageTitle } from '#shared/navigation/page-title'
import { useSession, type RouteInfo } from '#shared/session/user/session'
import { useRouterView, type RouterView } from '../tabs/cached/frozen-router'
import { nextPages, type MountedPage } from '../tabs/cached/mounted-pages'
import { addressOf } from '../tabs/tab-state'
import { recordTitle } from '../tabs/tab-title'
import { useTabs } from '../tabs/tab-store'

const PagesContext = createContext<readonly MountedPage[]>([])
const RouteContext = createContext<RouteInfo | undefined>(undefined)

/**
 * The only component of the shell that renders with every change of the router. What depends on the page uses `usePages` or
 * `useActiveRoute`; everything else does not render again. It also sets the title of the window.
 */
export function ActivePage({ children }: { children: ReactNode }) {
  const view = useRouterView()
  const { tabs, active } = useTabs(useShallow(({ tabs, active }) => ({ tabs, active })))
  const routes = useSession((session) => session.routes)
  const [before, setPages] = useState<readonly MountedPage[]>([])
  const pages = nextPages(before, { tabs, active }, routes, view)
  if (pages !== before) setPages(pages)
  const current = useCurrentRoute()
  const record = tabs.find(({ key }) => key === active)?.record
  const language = useLanguage()
  usePageTitle(recordTitle(current.title, record, language))
  const activeMenu = activeEntry(view, routes, current)
  const route = useMemo(
    () => ({ ...withRecord(current, record, language), activeMenu }),
    [current, record, language, activeMenu],
  )
  const deferred = useDeferredValue(route)
  return (
    <RouteContext value={deferred}>
      <PagesContext value={pages}>{children}</PagesContext>
    </RouteContext>
  )
}

/** The pages in the document; the last one is the active one. */
export function usePages(): readonly MountedPage[] {
  return use(PagesContext)
}

/**
 * Breadcrumb and menu entry of the active page, or of the one that is loading, in the language of the screen. They render
 * after the page itself, so that it does not wait for them.
 */
export function useActiveRoute(): RouteInfo {
  return use(RouteContext)!
}

/** The path of the active menu entry: that of the page that is loading, else that of the active page. */
function activeEntry({ state }: RouterView, routes: ReadonlyMap<string, RouteInfo>, current: RouteInfo): string {
  const { location } = state?.navigation ?? {}
  const loading = location && routes.get(addressOf({ ...location, search: '' }))
  return (loading ?? current).activeMenu
}

/** The last step of the breadcrumb is the page itself. */
function withRecord(route: RouteInfo, record: LocalText | undefined, language: Language): RouteInfo {
  if (!record) return route
  const named = route.breadcrumb.slice(-1).map((own) => ({ ...own, title: recordTitle(own.title, record, language) }))
  return { ...route, breadcrumb: [...route.breadcrumb.slice(0, -1), ...named] }
}
