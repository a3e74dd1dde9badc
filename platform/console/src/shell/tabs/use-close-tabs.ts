import { useNavigate } from 'react-router'
import { mayDiscard } from '#shared/feedback/discard'
import { language, translate } from '#shared/i18n/text'
import { dropUnsaved, hasUnsavedIn } from '#shared/navigation/unsaved'
import { useSession } from '#shared/session/user/session'
import type { Tab } from './tab-state'
import { dropTabs, restoreTab, useTabs } from './tab-store'
import { tabTitle } from './tab-title'
import { texts } from './text'
import type { TabNavigation } from './use-visits'

interface CloseOptions {
  /** The tab that becomes active; else the right neighbour of the closed one, else its left one. */
  next?: Tab
  /** The key of the tab of the current page, where no tab is active. */
  current?: string
  keepFocus?: boolean
}

type CloseTabs = (keys: readonly string[], options?: CloseOptions) => void

/** Closes tabs, after a question where input on their pages is not saved. */
export function useCloseTabs(): CloseTabs {
  const drop = useDropTabs()
  return (keys, options) => void mayDropPages(keys).then((mayDrop) => mayDrop && drop(keys, options))
}

/** Closes tabs without a question. When the active one is among them, another one becomes active. */
export function useDropTabs(): CloseTabs {
  const navigate = useNavigate()
  return (keys, { next, current, keepFocus = false } = {}) => {
    const { tabs, active = current } = useTabs.getState()
    const isActive = active !== undefined && keys.includes(active)
    const at = tabs.findIndex(({ key }) => key === (isActive ? active : keys[0]))
    const isOpen = ({ key }: Tab) => !keys.includes(key)
    const neighbour = next ?? tabs.slice(at).find(isOpen) ?? tabs.slice(0, at).findLast(isOpen) ?? tabs[0]!
    const focus = keepFocus ? neighbour.key : undefined
    if (!isActive) return dropTabs(keys, focus)
    void navigate(neighbour.address, { state: { closes: keys, focus } satisfies TabNavigation })
  }
}

/** Reopens the tab that was closed last, with its address, its place and its scroll position; undefined where there is none. */
export function useReopenTab(): (() => void) | undefined {
  const navigate = useNavigate()
  const closed = useTabs((state) => state.closed)
  const routes = useSession((session) => session.routes)
  const last = closed.findLast(({ tab }) => routes.has(tab.routeKey))
  if (!last) return undefined
  return () => {
    restoreTab(last)
    void navigate(last.tab.address)
  }
}

/** Whether the pages of some tabs may go with their input; asks where some of it is not saved, with the titles of those pages. */
export async function mayDropPages(keys: readonly string[]): Promise<boolean> {
  const unsaved = useTabs.getState().tabs.filter(({ key }) => keys.includes(key) && hasUnsavedIn(key))
  if (unsaved.length === 0) return true
  const titles = unsaved.map((tab) => tabTitle(tab, useSession.getState().routes, language()))
  const hint = translate(texts, 'lostInput', { titles: titles.join(translate(texts, 'comma')) })
  if (!(await mayDiscard(hint))) return false
  dropUnsaved(keys)
  return true
}
