import type { MenuAction } from 'atrium/ui/overlay/menu-button'
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
import { openAddressOf, renewTab, useTabs } from './tab-store'
import { tabTitle } from './tab-title'
import { texts } from './text'
import { mayDropPages, useCloseTabs, useReopenTab } from './use-close-tabs'
import type { TabNavigation } from './use-visits'

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

/** The actions on a tab; those that would do nothing are disabled. */
export function useTabActions(tabs: readonly Tab[]): (tab: Tab) => MenuAction[] {
  const t = useText(texts)
  const close = useCloseTabs()
  const navigate = useNavigate()
  const reopen = useReopenTab()
  const windowActions = useWindowActions()
  const refresh = async ({ key, address }: Tab) => {
    if (!(await mayDropPages([key]))) return
    renewTab(key)
    if (useTabs.getState().active !== key) void navigate(address)
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
      { key: 'refresh', label: t('refresh'), icon: 'lucide:rotate-cw', onSelect: () => void refresh(tab) },
      { ...closing('close', [tab]), apart: true },
      closing('closeLeft', tabs.slice(0, at)),
      closing('closeRight', tabs.slice(at + 1)),
      closing('closeOthers', others),
      closing('closeAll', tabs),
      {
        key: 'reopen',
        label: t('reopen'),
        icon: 'lucide:undo-2',
        disabled: !reopen,
        onSelect: () => reopen?.(),
      },
      ...windowActions(tab),
    ]
  }
}

/** Filling the window with the page of a tab, and leaving that. */
function useWindowActions(): (tab: Tab) => MenuAction[] {
  const t = useText(texts)
  const navigate = useNavigate()
  const narrow = useNarrow()
  const isFull = useSettings(({ layout }) => layout === 'pageFullScreen')
  const fillWindow = async ({ key, address }: Tab) => {
    if (useTabs.getState().active !== key) await navigate(address)
    // The navigation may have ended elsewhere.
    if (useTabs.getState().active === key) chooseLayout('pageFullScreen')
  }
  return (tab) => [
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

const icons = {
  close: 'lucide:x',
  closeLeft: 'lucide:arrow-left-to-line',
  closeRight: 'lucide:arrow-right-to-line',
  closeOthers: 'lucide:fold-horizontal',
  closeAll: 'lucide:circle-x',
}
