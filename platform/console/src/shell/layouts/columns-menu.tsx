import { useState } from 'react'
import { useText } from '#shared/i18n/text'
import { useSession, type MenuItem } from '#shared/session/user/session'
import { useSettings } from '#shared/settings/settings'
import { Brand } from '../sidebar/brand'
import { EntryButton } from '../sidebar/entry-button'
import { FlyoutEntry } from '../sidebar/flyout-entry'
import { MenuLink } from '../sidebar/menu-link'
import { MenuPlace } from '../sidebar/menu-place'
import { MenuTree } from '../sidebar/menu-tree'
import sidebar from '../sidebar/sidebar.module.css'
import { trailTo, useOpenEntries } from '../sidebar/use-open-entries'
import { useEntryInView } from '../sidebar/use-entry-in-view'
import { useActiveRoute } from '../page/active-page'
import { texts } from '../text'
import css from './layouts.module.css'

/**
 * The first column holds the top-level entries; a second one, where the chosen entry has any, what is below it. Collapsed,
 * the second column is gone and its entries fly out.
 */
export function ColumnsMenu() {
  const t = useText(texts)
  const { collapse, logo } = useSettings()
  const menu = useSession((session) => session.menu)
  const { activeMenu } = useActiveRoute()
  const { chosen, own, choose } = useChosenEntry(menu, activeMenu)
  const stacks = useEntryInView<HTMLUListElement>()
  return (
    <nav className={css.columns} aria-label={t('menu')} data-tour="menu">
      <div className={css.first}>
        {logo && <Brand mark />}
        <ul ref={stacks} className={`${sidebar.list} ${sidebar.stacks}`}>
          {menu.map((item) => (
            <li key={item.path}>
              {item.children.length === 0 ? (
                <MenuLink item={item} active={item.path === activeMenu} look="stack" />
              ) : collapse ? (
                <FlyoutEntry item={item} active={activeMenu} look="stack" />
              ) : (
                <EntryButton
                  item={item}
                  mark={item === chosen ? 'page' : item === own ? 'inside' : undefined}
                  aria-current={item === own || undefined}
                  look="stack"
                  onClick={() => choose(item.path)}
                />
              )}
            </li>
          ))}
        </ul>
      </div>
      {!collapse && chosen && chosen.children.length > 0 && <SecondColumn item={chosen} active={activeMenu} />}
    </nav>
  )
}

function SecondColumn({ item, active }: { item: MenuItem; active: string }) {
  const { open, toggle } = useOpenEntries(item.children, active)
  return (
    <div className={css.second}>
      <p className={css.heading} title={item.title}>
        {item.title}
      </p>
      <MenuPlace>
        <MenuTree items={item.children} active={active} open={open} onToggle={toggle} />
      </MenuPlace>
    </div>
  )
}

/** The top-level entry whose column shows: the page's own, until another one is chosen or the page changes. */
function useChosenEntry(menu: readonly MenuItem[], active: string) {
  const [choice, setChoice] = useState({ path: '', on: '' })
  const own = trailTo(menu, active)[0]
  const path = choice.on === active ? choice.path : own?.path
  return {
    own,
    chosen: menu.find((item) => item.path === path),
    choose: (next: string) => setChoice({ path: next, on: active }),
  }
}
