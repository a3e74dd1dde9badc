import { createContext, use, useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import { useShallow } from 'zustand/react/shallow'
import type { Language } from '@atrium/contract/language'
import { useLanguage, type Pair } from '#shared/i18n/text'
import { useCurrentRoute } from '#shared/session/current-route'
import { usePageTitle } from '#shared/session/page-title'
import { useSession, type RouteInfo } from '#shared/session/session'
import { useRouterView, type RouterView } from '../tabs/kept/frozen-router'
import { nextPages, type KeptPage } from '../tabs/kept/kept-pages'
import { addressOf } from '../tabs/tab-state'
import { recordTitle } from '../tabs/tab-title'
import { useTabs } from '../tabs/tab-store'

const PagesContext = createContext<readonly KeptPage[]>([])
const RouteContext = createContext<RouteInfo | undefined>(undefined)

/**
 * The one place of the shell that listens to the router: what renders when the page changes asks for the pages or the route
 * below, and all else stays as it is. It also gives the window its title.
 */
export function ShownPage({ children }: { children: ReactNode }) {
  const view = useRouterView()
  const { tabs, active } = useTabs(useShallow(({ tabs, active }) => ({ tabs, active })))
  const routes = useSession((session) => session.routes)
  const [before, setPages] = useState<readonly KeptPage[]>([])
  const pages = nextPages(before, { tabs, active }, routes, view)
  if (pages !== before) setPages(pages)
  const current = useCurrentRoute()
  const record = tabs.find(({ key }) => key === active)?.record
  const language = useLanguage()
  usePageTitle(recordTitle(current.title, record, language))
  const activeMenu = entryToMark(view, routes, current)
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

/** The pages in the document; the one that shows is the last one. */
export function usePages(): readonly KeptPage[] {
  return use(PagesContext)
}

/**
 * Breadcrumb and menu entry of the page that shows, or is on its way, in the language of the screen. They render after the
 * page itself, so that it does not wait for them.
 */
export function useShownRoute(): RouteInfo {
  return use(RouteContext)!
}

/** The path of the menu entry to mark: that of the page that is on its way, else of the page that shows. */
function entryToMark({ state }: RouterView, routes: ReadonlyMap<string, RouteInfo>, shown: RouteInfo): string {
  const { location } = state?.navigation ?? {}
  const coming = location && routes.get(addressOf({ ...location, search: '' }))
  return (coming ?? shown).activeMenu
}

/** The last step of the breadcrumb is the page itself. */
function withRecord(route: RouteInfo, record: Pair | undefined, language: Language): RouteInfo {
  if (!record) return route
  const named = route.breadcrumb.slice(-1).map((own) => ({ ...own, title: recordTitle(own.title, record, language) }))
  return { ...route, breadcrumb: [...route.breadcrumb.slice(0, -1), ...named] }
}
