import { useLayoutEffect } from 'react'
import type { DataRouter, Location } from 'react-router'
import type { RouteHandle } from '#shared/session/current-route'
import type { sameTab } from '#shared/session/navigation/same-tab'
import { useSession } from '#shared/session/session'
import { useRouter } from './kept/frozen-router'
import { addressOf, entryOf, visit, type Visit } from './tab-state'
import { takeAhead, useTabs } from './tab-store'

/** What a navigation of the tab bar carries as its `state`. */
export interface TabNavigation {
  readonly closes?: readonly string[]
  readonly focus?: string
}

/** Section 9 of the specification. */
const excluded = /^\/(?:403|404|500|layout|login|redirect)(?:\/|$)/

/**
 * Tells the tabs of every page that the router comes to, also of one that is left before it was drawn: what it showed is
 * not lost then.
 */
export function useVisits(): void {
  const router = useRouter()
  useLayoutEffect(() => {
    const record = () => {
      const state = useTabs.getState()
      const next = visit(state, visitOf(router.state))
      if (next !== state) useTabs.setState(next)
    }
    record()
    let last = router.state.location
    return router.subscribe(({ navigation, location }) => {
      const isNews = location !== last
      last = location
      // What goes somewhere else came after the click that shows a page ahead.
      if (navigation.state !== 'idle') takeAhead()
      else if (isNews || useTabs.getState().ahead === undefined) record()
    })
  }, [router])
}

function visitOf({ location: place, matches, historyAction }: DataRouter['state']): Visit {
  const location = place as Location<(Partial<typeof sameTab> & TabNavigation) | null>
  const { routes } = useSession.getState()
  const handle = matches.findLast(({ route }) => route.handle !== undefined)?.route.handle as RouteHandle | undefined
  const key = handle && 'routeKey' in handle && !excluded.test(location.pathname) ? handle.routeKey : undefined
  // The history gives back the state of an entry when it is visited again; what it closed is closed.
  const order = historyAction === 'POP' ? null : location.state
  return {
    entry: entryOf(location),
    address: addressOf(location),
    // A page that was taken from the person has no tab.
    routeKey: key !== undefined && routes.has(key) ? key : undefined,
    isReturn: historyAction === 'POP',
    isSameTab: order?.sameTab === true,
    closes: order?.closes ?? [],
    focus: order?.focus,
  }
}
