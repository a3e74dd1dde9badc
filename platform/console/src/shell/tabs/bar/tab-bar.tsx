import { ContextMenu } from 'atrium/ui/overlay/context-menu'
import { Icon } from 'atrium/ui/icon'
import { MenuButton } from 'atrium/ui/overlay/menu-button'
import { useCallback, useId, useState } from 'react'
import { useLanguage, useText } from '#shared/i18n/text'
import { useSession } from '#shared/session/user/session'
import { useSettings } from '#shared/settings/settings'
import css from './tab-bar.module.css'
import { TabDrag } from './tab-drag'
import { TabItem } from './tab-item'
import { homeKey, type Tab } from '../tab-state'
import { useTabs } from '../tab-store'
import { tabTitle } from '../tab-title'
import { texts } from '../text'
import { useStrip } from './use-strip'
import { useOpenTabs, useTabActions } from '../use-tab-actions'
import { useReopenKey } from '../use-reopen-key'

interface OpenMenu {
  tab: string
  at: { x: number; y: number }
  trigger: HTMLElement
}

/** The visited pages, one tab each. */
export function TabBar() {
  const t = useText(texts)
  const { tabs, active, focus } = useTabs()
  const routes = useSession((session) => session.routes)
  const tabDrag = useSettings((settings) => settings.tabDrag)
  const language = useLanguage()
  const hint = useId()
  const { strip, hidden } = useStrip(active, tabs.length)
  const actionsOf = useTabActions(tabs)
  const openTabs = useOpenTabs({ tabs, active })
  useReopenKey()
  const [menu, setMenu] = useState<OpenMenu>()
  const closeMenu = useCallback(() => setMenu(undefined), [])
  const openMenu = useCallback(
    (tab: Tab, at: OpenMenu['at'], trigger: HTMLElement) => setMenu({ tab: tab.key, at, trigger }),
    [],
  )
  const current = tabs.find(({ key }) => key === active)
  const chosen = menu && tabs.find(({ key }) => key === menu.tab)
  return (
    <nav className={css.bar} aria-label={t('tabs')} data-tour="tabs" data-menu={menu !== undefined}>
      <ul ref={strip} className={css.strip} data-start={hidden.start} data-end={hidden.end}>
        {tabs.map((tab) => (
          <TabItem
            key={tab.key}
            tab={tab}
            active={tab.key === active}
            focused={tab.key === focus}
            hint={tabDrag && tab.key !== homeKey ? hint : undefined}
            onMenu={openMenu}
          />
        ))}
      </ul>
      {tabDrag && <TabDrag strip={strip} tabs={tabs} />}
      <p id={hint} hidden>
        {t('dragHint')}
      </p>
      <MenuButton
        label={t('actions')}
        className={css.more}
        actions={[...(current ? actionsOf(current) : []), ...openTabs]}
      >
        <Icon name="lucide:ellipsis-vertical" />
      </MenuButton>
      {menu && chosen && (
        <ContextMenu
          label={t('actionsOf', { title: tabTitle(chosen, routes, language) })}
          at={menu.at}
          trigger={menu.trigger}
          actions={actionsOf(chosen)}
          onClose={closeMenu}
        />
      )}
    </nav>
  )
}
