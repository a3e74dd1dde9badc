import type { RouteInfo } from '#shared/session/session'
import type { RouterView } from './frozen-router'
import { noTabs, type ShownTabs, type Tab } from '../tab-state'

/** A page that is in the document, shown or hidden. */
export interface KeptPage {
  /** Another id is another page, which starts afresh. */
  readonly id: string
  /** The tab it belongs to; none for a page without a tab. */
  readonly tab: string | undefined
  readonly view: RouterView
}

/** What the screen shows: tabs and page together. */
export interface Screen {
  readonly tabs: ShownTabs
  /** The one that shows last, before it the others, the least recently shown first. */
  readonly pages: readonly KeptPage[]
  /** Id of the page whose effects run: the one that shows, as soon as the router is there too. */
  readonly awake: string | undefined
}

export const emptyScreen: Screen = { tabs: noTabs, pages: [], awake: undefined }

/** Besides the one that shows. */
const hiddenLimit = 12

/**
 * What to show for the tabs as they are now, and `view` as the router drew it last. The router may be behind: a page that is
 * kept shows without it, for another one the screen stays as it is. What a page does when it wakes, which may cost more than
 * to show it, waits for the router. The same object when nothing changes.
 */
export function nextScreen(
  screen: Screen,
  now: ShownTabs & { isDrawn: boolean },
  routes: ReadonlyMap<string, RouteInfo>,
  view: RouterView,
): Screen {
  const { tabs, active, focus, isDrawn } = now
  const tab = tabs.find(({ key }) => key === active)
  const id = tab ? idOf(tab) : `no tab ${view.location.location.pathname}`
  const kept = screen.pages.find((page) => page.id === id)
  if (!isDrawn && !(tab && kept)) return screen
  const isKept = (page: KeptPage) => {
    const own = tabs.find(({ key }) => key === page.tab)
    return own && page.id === idOf(own) && routes.get(own.routeKey)?.isCache
  }
  const hidden = screen.pages.filter((page) => page.id !== id && isKept(page)).slice(-hiddenLimit)
  const hasNews = !kept || (isDrawn && !isSameAddress(kept.view, view))
  const pages = [...hidden, hasNews ? { id, tab: tab?.key, view } : kept]
  const awake = isDrawn ? id : screen.awake
  const before = screen.tabs
  const isSame =
    awake === screen.awake &&
    before.tabs === tabs &&
    before.active === active &&
    before.focus === focus &&
    pages.length === screen.pages.length &&
    pages.every((page, index) => page === screen.pages[index])
  return isSame ? screen : { tabs: now, pages, awake }
}

function idOf({ key, generation }: Tab): string {
  return `${key} ${generation}`
}

/** Whether the router has no news for a page. It is not drawn again then, neither when it comes back nor when it is left. */
function isSameAddress(before: RouterView, now: RouterView): boolean {
  const [one, other] = [before.location.location, now.location.location]
  const isSame = one.pathname === other.pathname && one.search === other.search && one.hash === other.hash
  return isSame && before.state?.errors === now.state?.errors
}
