import type { LocalText } from 'atrium/contract/language'

/** One visited page. Its title and icon come from `Session.routes`, so that they follow the language. */
export interface Tab {
  readonly key: string
  readonly routeKey: string
  /** Path and query of its page. */
  readonly address: string
  /** The name of the record at that path, once the page has loaded it. */
  readonly record?: LocalText
  /** Its addresses before, for the back button; the newest last. */
  readonly earlier: readonly string[]
  /** Counts the refreshes. */
  readonly generation: number
}

/** A tab that was closed, and its place among the others then. */
export interface ClosedTab {
  readonly tab: Tab
  readonly index: number
}

export interface TabState {
  /** Home first, always. */
  readonly tabs: readonly Tab[]
  /** The key of the active tab; none on pages that have no tab. */
  readonly active: string | undefined
  /** Path and query of the active page; empty before the router is at a page. */
  readonly address: string
  /** The tab whose link is to get the focus. */
  readonly focus: string | undefined
  readonly count: number
  /** The tabs that can be reopened; the one that was closed last is the last. */
  readonly closed: readonly ClosedTab[]
}

/** A page that the router is at, as far as tabs are concerned. */
export interface Visit {
  readonly address: string
  /** None for a page without a tab. */
  readonly routeKey: string | undefined
  /** Came by the back or forward button, or by a reload. */
  readonly isReturn: boolean
  /** A change within the active page. */
  readonly isSameTab: boolean
  /** The tabs that this navigation closes. */
  readonly closes: readonly string[]
  readonly focus: string | undefined
}

export const homeKey = '/'
const home: Tab = { key: homeKey, routeKey: homeKey, address: homeKey, earlier: [], generation: 0 }
export const noTabs: TabState = {
  tabs: [home],
  active: undefined,
  address: '',
  focus: undefined,
  count: 0,
  closed: [],
}

/** Enough for the back button; a list that is paged all day does not grow for ever. */
const earlierLimit = 50
const closedLimit = 10

/** The tabs without some of them, which can be reopened. */
export function withoutTabs({ tabs, closed }: TabState, keys: readonly string[]): Pick<TabState, 'tabs' | 'closed'> {
  const isClosed = ({ key }: Tab) => keys.includes(key)
  const those = tabs.map((tab, index) => ({ tab, index })).filter(({ tab }) => isClosed(tab))
  if (those.length === 0) return { tabs, closed }
  return { tabs: tabs.filter((tab) => !isClosed(tab)), closed: [...closed, ...those].slice(-closedLimit) }
}

/** The tabs with a closed one at its former place again, unless another tab shows its page by now. */
export function withReopened({ tabs, closed }: TabState, last: ClosedTab): Pick<TabState, 'tabs' | 'closed'> {
  const { tab, index } = last
  const others = closed.filter((each) => each !== last)
  if (tabs.some(({ key, address }) => key === tab.key || address === tab.address)) return { tabs, closed: others }
  return { tabs: tabs.toSpliced(Math.max(1, index), 0, tab), closed: others }
}

/** The tabs after a page was visited. */
export function visit(state: TabState, page: Visit): TabState {
  const { tabs: open, closed } = withoutTabs(state, page.closes)
  const rest = { ...state, tabs: open, closed, address: page.address, focus: page.focus }
  if (page.routeKey === undefined) return { ...rest, active: undefined }
  const found = tabFor(open, state.active, page)
  if (!found) {
    const key = `tab${state.count + 1}`
    const { address, routeKey } = page
    const opened = { key, routeKey, address, earlier: [], generation: 0 }
    return { ...rest, tabs: [...open, opened], active: key, count: state.count + 1 }
  }
  const others = open.filter(({ key, address }) => key === found.key || key === homeKey || address !== page.address)
  const tabs = others.map((tab) => (tab.key === found.key ? movedTo(tab, page.address) : tab))
  const isSame = tabs.length === state.tabs.length && tabs.every((tab, index) => tab === state.tabs[index])
  return { ...rest, tabs: isSame ? state.tabs : tabs, active: found.key }
}

function tabFor(open: readonly Tab[], active: string | undefined, page: Visit): Tab | undefined {
  const { routeKey, address } = page
  const ofRoute = open.filter((tab) => tab.routeKey === routeKey)
  if (routeKey === homeKey) return ofRoute[0]
  const current = ofRoute.find(({ key }) => key === active)
  if (page.isSameTab && !page.isReturn && current) return current
  return (
    ofRoute.find((tab) => tab.address === address) ??
    (page.isReturn ? [current, ...ofRoute].find((tab) => tab?.earlier.includes(address)) : undefined)
  )
}

function movedTo(tab: Tab, address: string): Tab {
  if (tab.address === address) return tab
  const earlier = [...tab.earlier.filter((one) => one !== address), tab.address].slice(-earlierLimit)
  const { record, ...rest } = tab
  const isSameRecord = pathOf(address) === pathOf(tab.address)
  return { ...rest, address, earlier, ...(record && isSameRecord && { record }) }
}

/** The path of an address. */
export function pathOf(address: string): string {
  return address.split('?')[0]!
}

/** Path and query without what makes no difference. */
export function addressOf({ pathname, search }: { pathname: string; search: string }): string {
  return (pathname.replace(/\/+$/, '') || '/') + search
}

/** Returns the address that a menu entry for `to` opens: its page as it was left, where a tab has it. */
export function presentAddress({ tabs, active }: TabState, to: string): string {
  const candidates = tabs.toSorted((a, b) => Number(b.key === active) - Number(a.key === active))
  const isPage = (tab: Tab) => !to.includes('?') && pathOf(tab.address) === to
  const tab =
    tabs.find(({ address }) => address === to) ??
    candidates.find(({ earlier }) => earlier.includes(to)) ??
    candidates.find(isPage)
  return tab?.address ?? to
}
