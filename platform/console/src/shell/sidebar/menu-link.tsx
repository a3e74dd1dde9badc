import { Icon } from 'atrium/ui/icon'
import { memo } from 'react'
import { useText } from '#shared/i18n/text'
import type { MenuItem } from '#shared/session/user/session'
import { PageLink } from '../page/page-link'
import { texts } from '../text'
import { EntryContent, entryLook, type EntryLook } from './entry-look'
import css from './sidebar.module.css'

interface MenuLinkProps {
  item: MenuItem
  active: boolean
  level?: number
  look?: EntryLook
}

/** Memoised: it renders again only when it becomes active or inactive. */
export const MenuLink = memo(function MenuLink({ item, active, level = 0, look = 'row' }: MenuLinkProps) {
  const t = useText(texts)
  const content = <EntryContent item={item} look={look} level={level} />
  const attributes = entryLook(look, active ? 'page' : undefined, level)
  if (item.isLink) {
    return (
      <a {...attributes} href={item.path} target="_blank" rel="noopener noreferrer">
        {content}
        <span className="visually-hidden">{t('newTab')}</span>
        {look === 'row' && <Icon name="lucide:external-link" size={14} className={css.chevron} />}
      </a>
    )
  }
  return (
    <PageLink {...attributes} to={item.to} aria-current={active ? 'page' : undefined}>
      {content}
    </PageLink>
  )
})
