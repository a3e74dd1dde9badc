import { use, useMemo, type ReactNode } from 'react'
import {
  UNSAFE_DataRouterContext as RouterContext,
  UNSAFE_DataRouterStateContext as RouterStateContext,
  UNSAFE_LocationContext as LocationContext,
  useOutlet,
} from 'react-router'

/** The page that the router shows, and what the router says about it. */
export interface RouterView {
  readonly outlet: ReactNode
  readonly location: React.ContextType<typeof LocationContext>
  readonly state: React.ContextType<typeof RouterStateContext>
}

// The router offers no way to hold a page back, hence its own contexts: this is the one file that knows them.

/** The router itself, whose state is ahead of what is drawn. */
export function useRouter() {
  return use(RouterContext)!.router
}

export function useRouterView(): RouterView {
  const outlet = useOutlet()
  const location = use(LocationContext)
  const state = use(RouterStateContext)
  return useMemo(() => ({ outlet, location, state }), [outlet, location, state])
}

/** Draws a page with what the router said when it showed, so that a hidden page never hears of another one's address. */
export function FrozenRouter({ view }: { view: RouterView }) {
  return (
    <LocationContext value={view.location}>
      <RouterStateContext value={view.state}>{view.outlet}</RouterStateContext>
    </LocationContext>
  )
}
