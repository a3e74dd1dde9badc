import { createContext, use, useLayoutEffect, useState, type ReactNode } from 'react'
import { useCurrentRoute } from '../../shared/session/current-route'
import { useSession, type RouteInfo } from '../../shared/session/session'
import { useRouterView } from '../tabs/frozen-router'
import { emptyScreen, nextScreen, type Screen } from '../tabs/kept-pages'
import { noTabs, type TabState } from '../tabs/tab-state'
import { setKeptTabs, useTabs } from '../tabs/tab-store'
import { useWaking } from '../tabs/use-waking'
import { useVisits } from '../tabs/use-visits'

const TabContext = createContext<TabState>(noTabs)
const ScreenContext = createContext(emptyScreen)
const RouteContext = createContext<RouteInfo | undefined>(undefined)

/**
 * The one place of the shell that listens to the router: what is drawn anew when the page changes asks for the tabs, the
 * pages or the route below, and all else stays as it is.
 */
export function ShownPage({ children }: { children: ReactNode }) {
  useVisits()
  const recorded = useTabs()
  const view = useRouterView()
  const routes = useSession((session) => session.routes)
  const [screen, setScreen] = useState(emptyScreen)
  const next = nextScreen(screen, recorded, routes, view)
  if (next !== screen) setScreen(next)
  const shown = next.pages.at(-1)?.id
  useWaking(next.awake !== shown, () => setScreen({ ...next, awake: shown }))
  useLayoutEffect(() => setKeptTabs(new Set(next.pages.map(({ tab }) => tab))), [next.pages])
  const current = useCurrentRoute()
  const route = routeOf(next.state, next.pages.find(({ id }) => id === next.awake)?.tab, routes) ?? current
  return (
    <TabContext value={next.state}>
      <RouteContext value={route}>
        <ScreenContext value={next}>{children}</ScreenContext>
      </RouteContext>
    </TabContext>
  )
}

/** The tabs, and which of them shows. */
export function useTabState(): TabState {
  return use(TabContext)
}

/** The pages in the document. */
export function useScreen(): Screen {
  return use(ScreenContext)
}

/**
 * Breadcrumb and menu entry of the page that shows, in the language of the screen. They come with its awakening, so that
 * they are not drawn in the frame that shows it.
 */
export function useShownRoute(): RouteInfo {
  return use(RouteContext)!
}

/** The title of the page that shows, in the language of the screen. */
export function useShownTitle(): string {
  const state = useTabState()
  const routes = useSession((session) => session.routes)
  const route = useShownRoute()
  return (routeOf(state, state.active, routes) ?? route).title
}

function routeOf({ tabs }: TabState, key: string | undefined, routes: ReadonlyMap<string, RouteInfo>) {
  const tab = tabs.find((one) => one.key === key)
  return tab && routes.get(tab.routeKey)
}
