import type { LocalText } from 'atrium/contract/language'
import { create } from 'zustand'
import {
  addressOf,
  homeKey,
  noTabs,
  pathOf,
  presentAddress,
  withoutTabs,
  withReopened,
  type ClosedTab,
  type Tab,
  type TabState,
} from './tab-state'

/** The tabs of the session. Written in answer to the router (`useVisits`) and by the actions below. */
export const useTabs = create<TabState>(() => noTabs)

/**
 * Where a menu entry leads: the address of the tab that has its page, so that the page is as it was left; otherwise `to`
 * itself.
 */
export function openAddressOf(to: string): string {
  return presentAddress(useTabs.getState(), to)
}

/** Closes tabs that are not active, and gives the link of the tab `focus` the focus. */
export function dropTabs(keys: readonly string[], focus: string | undefined): void {
  useTabs.setState((state) => ({ ...withoutTabs(state, keys), focus }))
}

/** Puts a closed tab back; it is not active yet. */
export function restoreTab(closed: ClosedTab): void {
  useTabs.setState((state) => withReopened(state, closed))
}

/** The link has the focus that `focus` asked for. */
export function focusTaken(): void {
  useTabs.setState({ focus: undefined })
}

/** Mounts the page of a tab again. */
export function renewTab(key: string): void {
  const renewed = (tab: Tab) => (tab.key === key ? { ...tab, generation: tab.generation + 1 } : tab)
  useTabs.setState(({ tabs }) => ({ tabs: tabs.map(renewed) }))
}

/** Gives a tab the name of the record that its page shows, unless the tab is at another path by now. */
export function nameTab(key: string, path: string, record: LocalText): void {
  const { tabs } = useTabs.getState()
  const place = addressOf({ pathname: path, search: '' })
  const named = tabs.find((tab) => tab.key === key && pathOf(tab.address) === place)
  if (!named || (named.record?.zh === record.zh && named.record.en === record.en)) return
  useTabs.setState({ tabs: tabs.map((tab) => (tab === named ? { ...tab, record } : tab)) })
}

/** Puts a tab at the place of another one; home stays first. */
export function moveTab(key: string, index: number): void {
  useTabs.setState(({ tabs }) => {
    const moved = tabs.find((tab) => tab.key === key)
    if (!moved || key === homeKey) return {}
    const others = tabs.filter((tab) => tab !== moved)
    return { tabs: others.toSpliced(Math.max(1, index), 0, moved) }
  })
}
