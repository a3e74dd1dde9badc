import { useText } from '../../shared/i18n/text'
import { useCurrentRoute } from '../../shared/session/current-route'
import { useSession } from '../../shared/session/session'
import { useSettings } from '../../shared/settings/settings'
import { texts } from '../text'
import { Brand } from './brand'
import { FlyoutEntry } from './flyout-entry'
import { MenuTree } from './menu-tree'
import css from './sidebar.module.css'
import { useOpenEntries } from './use-open-entries'

/** The menu of the signed-in person at full height: titles and icons, or 64 px of icons with what they hold flying out. */
export function Sidebar() {
  const t = useText(texts)
  const collapsed = useSettings((settings) => settings.collapse)
  const menu = useSession((session) => session.menu)
  const { activeMenu } = useCurrentRoute()
  return (
    <nav className={`${css.sidebar} ${collapsed ? css.narrow : ''}`} aria-label={t('menu')}>
      <Brand collapsed={collapsed} />
      <div className={css.nav}>
        {collapsed ? (
          <ul className={css.list}>
            {menu.map((item) => (
              <FlyoutEntry key={item.path} item={item} active={activeMenu} />
            ))}
          </ul>
        ) : (
          <SidebarMenu />
        )}
      </div>
    </nav>
  )
}

/** The whole menu as a tree whose directories open and close. */
export function SidebarMenu() {
  const menu = useSession((session) => session.menu)
  const { activeMenu } = useCurrentRoute()
  const { open, toggle } = useOpenEntries(menu, activeMenu)
  return <MenuTree items={menu} active={activeMenu} open={open} onToggle={toggle} />
}
