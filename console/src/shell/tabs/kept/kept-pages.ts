import type { RouteInfo } from '#shared/session/session'
import type { RouterView } from './frozen-router'
import type { Tab, TabState } from '../tab-state'

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
 * The pages in the document after `pages`: the one that shows last, before it the others, the least recently shown first.
 * The same array when nothing changes.
 */
export function nextPages(
  pages: readonly KeptPage[],
  { tabs, active }: Pick<TabState, 'tabs' | 'active'>,
  routes: ReadonlyMap<string, RouteInfo>,
  view: RouterView,
): readonly KeptPage[] {
  const tab = tabs.find(({ key }) => key === active)
  const id = tab ? idOf(tab) : `no tab ${view.location.location.pathname}`
  const isKept = (page: KeptPage) => {
    const own = tabs.find(({ key }) => key === page.tab)
    return own && page.id === idOf(own) && routes.get(own.routeKey)?.isCache
  }
  const hidden = pages.filter((page) => page.id !== id && isKept(page)).slice(-hiddenLimit)
  const before = pages.find((page) => page.id === id)
  const shown = before && isSameAddress(before.view, view) ? before : { id, tab: tab?.key, view }
  const next = [...hidden, shown]
  const isSame = next.length === pages.length && next.every((page, index) => page === pages[index])
  return isSame ? pages : next
}

function idOf({ key, generation }: Tab): string {
  return `${key} ${generation}`
}

/** Whether the router has no news for a page. It is not rendered again then, neither when it comes back nor when it is left. */
function isSameAddress(before: RouterView, now: RouterView): boolean {
  const [one, other] = [before.location.location, now.location.location]
  const isSame = one.pathname === other.pathname && one.search === other.search && one.hash === other.hash
  return isSame && before.state?.errors === now.state?.errors
}
