import { use, useMemo, type ReactNode } from 'react'
import {
  UNSAFE_DataRouterContext as RouterContext,
  UNSAFE_DataRouterStateContext as RouterStateContext,
  UNSAFE_LocationContext as LocationContext,
  useOutlet,
} from 'react-router'

/** The page of the current route, and the router's contexts for it. */
export interface RouterView {
  readonly outlet: ReactNode
  readonly location: React.ContextType<typeof LocationContext>
  readonly state: React.ContextType<typeof RouterStateContext>
}

// The router has no way to freeze a page, so its contexts are set by hand. Only this file uses them.

/** The router itself, whose state may be ahead of what is rendered. */
export function useRouter() {
  return use(RouterContext)!.router
}

export function useRouterView(): RouterView {
  const outlet = useOutlet()
  const location = use(LocationContext)
  const state = use(RouterStateContext)
  return useMemo(() => ({ outlet, location, state }), [outlet, location, state])
}

/** Renders a page with the router's contexts of the time it was active, so that a hidden page never gets another one's address. */
export function FrozenRouter({ view }: { view: RouterView }) {
  return (
    <LocationContext value={view.location}>
      <RouterStateContext value={view.state}>{view.outlet}</RouterStateContext>
    </LocationContext>
  )
}
