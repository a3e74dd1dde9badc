import { createContext, use, useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { useShallow } from 'zustand/react/shallow'
import type { Language } from '@atrium/contract/language'
import { useLanguage, type Pair } from '#shared/i18n/text'
import { useCurrentRoute } from '#shared/session/current-route'
import { useSession, type RouteInfo } from '#shared/session/session'
import { useRouterView, type RouterView } from '../tabs/kept/frozen-router'
import { emptyScreen, nextScreen, type Screen } from '../tabs/kept/kept-pages'
import { addressOf, entryOf, noTabs, type ShownTabs, type Tab, type TabState } from '../tabs/tab-state'
import { recordTitle, tabTitle } from '../tabs/tab-title'
import { setKeptTabs, useTabs } from '../tabs/tab-store'
import { useAhead } from '../tabs/use-ahead'
import { useWaking } from '../tabs/kept/use-waking'
import { useVisits } from '../tabs/use-visits'

const TabContext = createContext<ShownTabs>(noTabs)
const ScreenContext = createContext(emptyScreen)
const RouteContext = createContext<RouteInfo | undefined>(undefined)
const EntryContext = createContext('')

/**
 * The one place of the shell that listens to the router: what is drawn anew when the page changes asks for the tabs, the
 * pages or the route below, and all else stays as it is.
 */
export function ShownPage({ children }: { children: ReactNode }) {
  useVisits()
  const follow = useAhead()
  const view = useRouterView()
  const now = useTabs(useShallow((state) => shownTabs(state, view)))
  const routes = useSession((session) => session.routes)
  const [screen, setScreen] = useState(emptyScreen)
  const next = nextScreen(screen, now, routes, view)
  if (next !== screen) setScreen(next)
  const shown = next.pages.at(-1)?.id
  useWaking(next.awake !== shown, () => {
    // What the page is asked to show then belongs to its own place in the history.
    follow()
    setScreen({ ...next, awake: shown })
  })
  useLayoutEffect(() => setKeptTabs(new Set(next.pages.map(({ tab }) => tab))), [next.pages])
  const current = useCurrentRoute()
  const awake = tabOf(next.tabs, next.pages.find(({ id }) => id === next.awake)?.tab)
  const language = useLanguage()
  const info = routes.get(awake?.routeKey ?? '') ?? current
  const route = useMemo(() => withRecord(info, awake?.record, language), [info, awake?.record, language])
  const entry = entryToMark(view, routes, route)
  return (
    <TabContext value={next.tabs}>
      <RouteContext value={route}>
        <EntryContext value={entry}>
          <ScreenContext value={next}>{children}</ScreenContext>
        </EntryContext>
      </RouteContext>
    </TabContext>
  )
}

/**
 * The tabs as they are, and whether the page at their address is drawn. A step of the router that shows nothing new changes
 * nothing here.
 */
function shownTabs({ tabs, active, address, focus, entry }: TabState, { location: { location } }: RouterView) {
  const isDrawn = entryOf(location) === entry && addressOf(location) === address
  return { tabs, active, address, focus, isDrawn }
}

/** The tabs, and which of them shows. */
export function useTabState(): ShownTabs {
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

/** The path of the menu entry to mark: that of the page that is on its way, else of the page that shows. */
export function useMarkedEntry(): string {
  return use(EntryContext)
}

/** The title of the page that shows, in the language of the screen. */
export function useShownTitle(): string {
  const state = useTabState()
  const routes = useSession((session) => session.routes)
  const route = useShownRoute()
  const language = useLanguage()
  const tab = tabOf(state, state.active)
  return (tab && tabTitle(tab, routes, language)) || route.title
}

function entryToMark({ state }: RouterView, routes: ReadonlyMap<string, RouteInfo>, shown: RouteInfo): string {
  const { location } = state?.navigation ?? {}
  const coming = location && routes.get(addressOf({ ...location, search: '' }))
  return (coming ?? shown).activeMenu
}

function tabOf({ tabs }: ShownTabs, key: string | undefined): Tab | undefined {
  return tabs.find((one) => one.key === key)
}

/** The last step of the breadcrumb is the page itself. */
function withRecord(route: RouteInfo, record: Pair | undefined, language: Language): RouteInfo {
  if (!record) return route
  const named = route.breadcrumb.slice(-1).map((own) => ({ ...own, title: recordTitle(own.title, record, language) }))
  return { ...route, breadcrumb: [...route.breadcrumb.slice(0, -1), ...named] }
}
