import { createContext, use, type ReactNode } from 'react'
import { useCurrentRoute } from '../../shared/session/current-route'
import { useSession, type RouteInfo } from '../../shared/session/session'
import { noTabs, type TabState } from '../tabs/tab-state'
import { useVisitedTabs } from '../tabs/use-visited-tabs'

const TabContext = createContext<TabState>(noTabs)
const RouteContext = createContext<RouteInfo | undefined>(undefined)
const MenuContext = createContext('')

/**
 * The one place of the shell that listens to the router: what is drawn anew when the page changes asks the functions below,
 * and all else stays as it is.
 */
export function ShownPage({ children }: { children: ReactNode }) {
  const tabs = useVisitedTabs()
  const current = useCurrentRoute()
  const route = useRouteOf(tabs) ?? current
  return (
    <TabContext value={tabs}>
      <RouteContext value={route}>
        <MenuContext value={current.activeMenu}>{children}</MenuContext>
      </RouteContext>
    </TabContext>
  )
}

/** The tabs, and which of them shows. */
export function useTabState(): TabState {
  return use(TabContext)
}

/** Title, icon and breadcrumb of the page that shows, in the language of the screen. */
export function useShownRoute(): Omit<RouteInfo, 'activeMenu'> {
  return use(RouteContext)!
}

/**
 * Path of the menu entry to mark. It follows the router, so that the directories that open and close for a kept page are not
 * drawn in the frame that shows it.
 */
export function useActiveMenu(): string {
  return use(MenuContext)
}

function useRouteOf({ tabs, active }: TabState): RouteInfo | undefined {
  const routes = useSession((session) => session.routes)
  const tab = tabs.find(({ key }) => key === active)
  return tab && routes.get(tab.routeKey)
}
