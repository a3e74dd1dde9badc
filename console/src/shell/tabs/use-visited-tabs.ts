import { useLayoutEffect, useMemo } from 'react'
import { useLocation, useMatches, useNavigationType, type Location } from 'react-router'
import type { RouteHandle } from '../../shared/session/current-route'
import type { sameTab } from '../../shared/session/navigation/same-tab'
import { useSession } from '../../shared/session/session'
import { addressOf, visit, type TabState, type Visit } from './tab-state'
import { useTabs } from './tab-store'

/** What a navigation of the tab bar carries as its `state`. */
export interface TabNavigation {
  readonly closes?: readonly string[]
  readonly focus?: string
}

/** Section 9 of the specification. */
const excluded = /^\/(?:403|404|500|layout|login|redirect)(?:\/|$)/

/** The tabs with the page that the router shows. The store learns about it only after it is drawn. */
export function useVisitedTabs(): TabState {
  const state = useTabs()
  const page = usePage()
  const visited = useMemo(() => visit(state, page), [state, page])
  useLayoutEffect(() => {
    if (useTabs.getState() !== visited) useTabs.setState(visited)
  }, [visited])
  return visited
}

function usePage(): Visit {
  const location = useLocation() as Location<(Partial<typeof sameTab> & TabNavigation) | null>
  const type = useNavigationType()
  const handle = useMatches().findLast((match) => match.handle !== undefined)?.handle as RouteHandle | undefined
  const routes = useSession((session) => session.routes)
  const key = handle && 'routeKey' in handle && !excluded.test(location.pathname) ? handle.routeKey : undefined
  // A page that was taken from the person has no tab.
  const routeKey = key !== undefined && routes.has(key) ? key : undefined
  return useMemo(() => {
    const address = addressOf(location)
    // The history gives back the state of an entry when it is visited again; what it closed is closed.
    const order = type === 'POP' ? null : location.state
    return {
      entry: `${location.key} ${address}`,
      address,
      routeKey,
      isReturn: type === 'POP',
      isSameTab: order?.sameTab === true,
      closes: order?.closes ?? [],
      focus: order?.focus,
    }
  }, [location, type, routeKey])
}
