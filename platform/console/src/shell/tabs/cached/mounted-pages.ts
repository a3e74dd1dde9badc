import { hasUnsavedIn } from '#shared/navigation/unsaved'
import type { RouteInfo } from '#shared/session/user/session'
import type { RouterView } from './frozen-router'
import type { Tab, TabState } from '../tab-state'

/** A page that is in the document, active or hidden. */
export interface MountedPage {
  /** A page with another id mounts again. */
  readonly id: string
  /** The tab it belongs to; none for a page without a tab. */
  readonly tab: string | undefined
  readonly view: RouterView
}

/** Without the active one, and without those that hold input. */
const hiddenLimit = 12

/**
 * The pages in the document after `pages`: the active one last, before it the hidden ones, the least recently active first.
 * The same array when nothing changes.
 */
export function nextPages(
  pages: readonly MountedPage[],
  { tabs, active }: Pick<TabState, 'tabs' | 'active'>,
  routes: ReadonlyMap<string, RouteInfo>,
  view: RouterView,
): readonly MountedPage[] {
  const tab = tabs.find(({ key }) => key === active)
  const id = tab ? pageId(tab) : `no tab ${view.location.location.pathname}`
  const isCached = (page: MountedPage) => {
    const own = tabs.find(({ key }) => key === page.tab)
    return own && page.id === pageId(own) && routes.get(own.routeKey)?.isCache
  }
  const cached = pages.filter((page) => page.id !== id && isCached(page))
  const hidden = cached.filter(
    (page, index) => index >= cached.length - hiddenLimit || (page.tab !== undefined && hasUnsavedIn(page.tab)),
  )
  const before = pages.find((page) => page.id === id)
  const current = before && isSameAddress(before.view, view) ? before : { id, tab: tab?.key, view }
  const next = [...hidden, current]
  const isSame = next.length === pages.length && next.every((page, index) => page === pages[index])
  return isSame ? pages : next
}

/** The id of the page of a tab. A refresh gives it another one. */
export function pageId({ key, generation }: Tab): string {
  return `${key} ${generation}`
}

/** Whether a page may keep its view. It is not rendered again then, neither when it becomes active nor when it is hidden. */
function isSameAddress(before: RouterView, now: RouterView): boolean {
  const [one, other] = [before.location.location, now.location.location]
  const isSame = one.pathname === other.pathname && one.search === other.search && one.hash === other.hash
  return isSame && before.state?.errors === now.state?.errors
}
