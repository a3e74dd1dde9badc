import { useText } from '#shared/i18n/text'
import { useSession } from '#shared/session/user/session'
import { useSettings } from '#shared/settings/settings'
import { useActiveRoute } from '../page/active-page'
import { texts } from '../text'
import { Brand } from './brand'
import { FlyoutEntry } from './flyout-entry'
import { MenuPlace } from './menu-place'
import { MenuTree } from './menu-tree'
import css from './sidebar.module.css'
import { useOpenEntries } from './use-open-entries'

/**
 * The menu of the signed-in person: titles and icons, or 64 px of icons with what they hold flying out. `below`: under a
 * header that has the brand; else at full height with the brand on top.
 */
export function Sidebar({ below = false }: { below?: boolean }) {
  const t = useText(texts)
  const { collapse, logo } = useSettings()
  const menu = useSession((session) => session.menu)
  const { activeMenu } = useActiveRoute()
  return (
    <nav
      className={`${css.sidebar} ${collapse ? css.narrow : ''} ${below ? css.under : ''}`}
      aria-label={t('menu')}
      data-tour="menu"
    >
      {logo && !below && <Brand mark={collapse} />}
      <MenuPlace>
        {collapse ? (
          <ul className={css.list}>
            {menu.map((item) => (
              <li key={item.path}>
                <FlyoutEntry item={item} active={activeMenu} look="icon" />
              </li>
            ))}
          </ul>
        ) : (
          <SidebarMenu />
        )}
      </MenuPlace>
    </nav>
  )
}

/** The whole menu as a tree whose directories open and close. */
export function SidebarMenu() {
  const menu = useSession((session) => session.menu)
  const { activeMenu } = useActiveRoute()
  const { open, toggle } = useOpenEntries(menu, activeMenu)
  return <MenuTree items={menu} active={activeMenu} open={open} onToggle={toggle} />
}
