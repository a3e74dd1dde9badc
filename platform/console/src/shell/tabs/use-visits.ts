import { useLayoutEffect } from 'react'
import type { DataRouter, Location } from 'react-router'
import type { RouteHandle } from '#shared/session/user/current-route'
import type { sameTab } from '#shared/navigation/same-tab'
import { pagesHeld } from '#shared/session/lock/lock'
import { useSession } from '#shared/session/user/session'
import { useRouter } from './cached/frozen-router'
import { addressOf, visit, type Visit } from './tab-state'
import { useTabs } from './tab-store'

/** The `state` of a navigation from the tab bar. */
export interface TabNavigation {
  readonly closes?: readonly string[]
  readonly focus?: string
}

/** Section 9 of the specification. */
const excluded = /^\/(?:403|404|500|layout|login|redirect)(?:\/|$)/

/**
 * Adds every page that the router comes to to the tabs, also one that is left before it was rendered: its address
 * is not lost then. Returns whether there is one, so that no page renders under the tab of another one.
 */
export function useVisits(): boolean {
  const router = useRouter()
  useLayoutEffect(() => {
    let last: Location | undefined
    const record = () => {
      if (router.state.location === last) return
      last = router.state.location
      useTabs.setState((state) => visit(state, visitOf(router.state)))
    }
    record()
    const stop = router.subscribe(record)
    return () => {
      stop()
      // Pages behind the lock screen stay mounted, which they do at their address alone.
      if (!pagesHeld()) useTabs.setState({ active: undefined, address: '' })
    }
  }, [router])
  return useTabs(({ address }) => address !== '')
}

function visitOf({ location: place, matches, historyAction }: DataRouter['state']): Visit {
  const location = place as Location<(Partial<typeof sameTab> & TabNavigation) | null>
  const { routes } = useSession.getState()
  const handle = matches.findLast(({ route }) => route.handle !== undefined)?.route.handle as RouteHandle | undefined
  const key = handle && 'routeKey' in handle && !excluded.test(location.pathname) ? handle.routeKey : undefined
  // The history gives back the state of an entry when it is visited again; what it closed is closed.
  const order = historyAction === 'POP' ? null : location.state
  return {
    address: addressOf(location),
    // A page that was taken from the person has no tab.
    routeKey: key !== undefined && routes.has(key) ? key : undefined,
    isReturn: historyAction === 'POP',
    isSameTab: order?.sameTab === true,
    closes: order?.closes ?? [],
    focus: order?.focus,
  }
}
