import type { RouteInfo } from '../../shared/session/session'
import type { RouterView } from './frozen-router'
import type { TabState } from './tab-state'

/** A page that is in the document, shown or hidden. */
export interface KeptPage {
  /** Another id is another page, which starts afresh. */
  readonly id: string
  /** The tab it belongs to; none for a page without a tab. */
  readonly tab: string | undefined
  readonly view: RouterView
}

/** Besides the one that shows. */
const hiddenLimit = 12

/**
 * The pages to keep when `view` shows, the least recently shown first: those whose tab is open, whose route is cached and that
 * were not refreshed since. The same array when nothing changes.
 */
export function keptPages(
  pages: readonly KeptPage[],
  { tabs, active }: TabState,
  routes: ReadonlyMap<string, RouteInfo>,
  view: RouterView,
): readonly KeptPage[] {
  const idOf = (key: string, generation: number) => `${key} ${generation}`
  const shown = tabs.find(({ key }) => key === active)
  const id = shown ? idOf(shown.key, shown.generation) : `no tab ${view.location.location.pathname}`
  const isKept = (page: KeptPage) => {
    const tab = tabs.find(({ key }) => key === page.tab)
    return tab && page.id === idOf(tab.key, tab.generation) && routes.get(tab.routeKey)?.isCache
  }
  const hidden = pages.filter((page) => page.id !== id && isKept(page)).slice(-hiddenLimit)
  const last = pages.find((page) => page.id === id)?.view
  const next = [...hidden, { id, tab: shown?.key, view: last && isSameAddress(last, view) ? last : view }]
  const isSame = (page: KeptPage, index: number) => page.id === pages[index]?.id && page.view === pages[index].view
  return next.length === pages.length && next.every(isSame) ? pages : next
}

/** Whether the router has news for a page. A page without is not drawn again, neither when it comes back nor when it is left. */
function isSameAddress(before: RouterView, now: RouterView): boolean {
  const [one, other] = [before.location.location, now.location.location]
  const isSame = one.pathname === other.pathname && one.search === other.search && one.hash === other.hash
  return isSame && before.state?.errors === now.state?.errors
}
