import Overflow from '@rc-component/overflow'
import { useText } from '#shared/i18n/text'
import { useSession, type MenuItem } from '#shared/session/user/session'
import { FlyoutEntry } from '../sidebar/flyout-entry'
import { MenuLink } from '../sidebar/menu-link'
import { useActiveRoute } from '../page/active-page'
import { texts } from '../text'
import css from './layouts.module.css'

/** The menu in one line; what finds no room folds into an entry "…" at its end. */
export function HorizontalMenu() {
  const t = useText(texts)
  const menu = useSession((session) => session.menu)
  const { activeMenu } = useActiveRoute()
  const rest = (children: MenuItem[]): MenuItem => ({
    path: '…',
    to: '',
    title: t('more'),
    icon: 'lucide:ellipsis',
    isLink: false,
    children,
  })
  return (
    <nav className={css.horizontal} aria-label={t('menu')} data-tour="menu">
      <Overflow
        className={css.row}
        component="ul"
        itemComponent="li"
        data={[...menu]}
        itemKey={(item) => item.path}
        maxCount="responsive"
        renderItem={(item) =>
          item.children.length > 0 ? (
            <FlyoutEntry item={item} active={activeMenu} look="line" />
          ) : (
            <MenuLink item={item} active={item.path === activeMenu} look="line" />
          )
        }
        renderRest={(items) => <FlyoutEntry item={rest(items)} active={activeMenu} look="line" />}
      />
    </nav>
  )
}
