import { createContext, use, type ReactNode } from 'react'
import { useCurrentRoute } from '../../shared/session/current-route'
import { useSession, type RouteInfo } from '../../shared/session/session'
import { noTabs, type TabState } from '../tabs/tab-state'
import { useVisitedTabs } from '../tabs/use-visited-tabs'

const TabContext = createContext<TabState>(noTabs)
const RouteContext = createContext<RouteInfo | undefined>(undefined)

/**
 * The one place of the shell that listens to the router: what is drawn anew when the page changes asks for the tabs or for
 * the route below, and all else stays as it is.
 */
export function ShownPage({ children }: { children: ReactNode }) {
  const tabs = useVisitedTabs()
  const route = useRouteOf(tabs)
  return (
    <TabContext value={tabs}>
      <RouteContext value={route}>{children}</RouteContext>
    </TabContext>
  )
}

/** The tabs, and which of them shows. */
export function useTabState(): TabState {
  return use(TabContext)
}

/** Title, icon, breadcrumb and menu entry of the page that shows, in the language of the screen. */
export function useShownRoute(): RouteInfo {
  return use(RouteContext)!
}

function useRouteOf({ tabs, active }: TabState): RouteInfo {
  const routes = useSession((session) => session.routes)
  const current = useCurrentRoute()
  const tab = tabs.find(({ key }) => key === active)
  return (tab && routes.get(tab.routeKey)) ?? current
}
