import type { MenuAction } from '@atrium/ui/overlay/menu-button'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useLanguage, useText } from '#shared/i18n/text'
import { onLeavePage } from '#shared/navigation/leave-page'
import { useSession } from '#shared/session/user/session'
import { useOpenPage } from '../page/use-open-page'
import { chooseLayout, leavePageFullScreen } from '#shared/settings/layout'
import { useSettings } from '#shared/settings/settings'
import { useNarrow } from '#shared/theme/use-narrow'
import { homeKey, type Tab, type TabState } from './tab-state'
import { dropTabs, openAddressOf, renewTab, useTabs } from './tab-store'
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

/** Closes tabs. When the active one is among them, another one becomes active. */
export function useCloseTabs(): (keys: readonly string[], options?: CloseOptions) => void {
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

/** `leavePage` closes the tab of the page. */
export function useLeftTabs(): void {
  const navigate = useNavigate()
  useEffect(
    () =>
      onLeavePage((path) => {
        const { active } = useTabs.getState()
        const closes = active === undefined ? [] : [active]
        void navigate(openAddressOf(path), { state: { closes } satisfies TabNavigation })
      }),
    [navigate],
  )
}

/** An entry for each tab, which makes it active and, where it can be closed, closes it. */
export function useOpenTabs({ tabs, active }: Pick<TabState, 'tabs' | 'active'>): MenuAction[] {
  const routes = useSession((session) => session.routes)
  const language = useLanguage()
  const close = useCloseTabs()
  const openPage = useOpenPage()
  return tabs.map((tab, index) => ({
    key: tab.key,
    label: tabTitle(tab, routes, language),
    icon: routes.get(tab.routeKey)?.icon || 'lucide:file',
    checked: tab.key === active,
    apart: index === 0,
    onSelect: () => openPage(tab.address),
    ...(tab.key !== homeKey && { onRemove: () => close([tab.key]) }),
  }))
}

/** The eight actions on a tab; those that would do nothing are disabled. */
export function useTabActions(tabs: readonly Tab[]): (tab: Tab) => MenuAction[] {
  const t = useText(texts)
  const close = useCloseTabs()
  const navigate = useNavigate()
  const narrow = useNarrow()
  const isFull = useSettings(({ layout }) => layout === 'pageFullScreen')
  const refresh = ({ key, address }: Tab) => {
    renewTab(key)
    if (useTabs.getState().active !== key) void navigate(address)
  }
  const fillWindow = async ({ key, address }: Tab) => {
    if (useTabs.getState().active !== key) await navigate(address)
    // The navigation may have ended elsewhere.
    if (useTabs.getState().active === key) chooseLayout('pageFullScreen')
  }
  return (tab) => {
    const at = tabs.indexOf(tab)
    const keys = (some: readonly Tab[]) => some.map(({ key }) => key).filter((key) => key !== homeKey)
    const closing = (key: 'close' | 'closeLeft' | 'closeRight' | 'closeOthers' | 'closeAll', some: readonly Tab[]) => ({
      key,
      label: t(key),
      icon: icons[key],
      disabled: keys(some).length === 0,
      onSelect: () => close(keys(some), some.includes(tab) ? { keepFocus: true } : { next: tab }),
    })
    const others = tabs.filter((one) => one !== tab)
    return [
      { key: 'refresh', label: t('refresh'), icon: 'lucide:rotate-cw', onSelect: () => refresh(tab) },
      { ...closing('close', [tab]), apart: true },
      closing('closeLeft', tabs.slice(0, at)),
      closing('closeRight', tabs.slice(at + 1)),
      closing('closeOthers', others),
      closing('closeAll', tabs),
      {
        key: 'fullScreen',
        label: t('fullScreen'),
        icon: 'lucide:expand',
        apart: true,
        disabled: isFull || narrow,
        onSelect: () => void fillWindow(tab),
      },
      {
        key: 'leaveFullScreen',
        label: t('leaveFullScreen'),
        icon: 'lucide:shrink',
        disabled: !isFull || narrow,
        onSelect: leavePageFullScreen,
      },
    ]
  }
}

const icons = {
  close: 'lucide:x',
  closeLeft: 'lucide:arrow-left-to-line',
  closeRight: 'lucide:arrow-right-to-line',
  closeOthers: 'lucide:fold-horizontal',
  closeAll: 'lucide:circle-x',
}
