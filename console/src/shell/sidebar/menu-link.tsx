import { Icon } from '@atrium/ui/icon'
import type { MouseEvent, ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { useText } from '../../shared/i18n/text'
import type { MenuItem } from '../../shared/session/session'
import { openAddressOf } from '../tabs/tab-store'
import { texts } from '../text'
import { EntryContent, entryLook, type EntryLook } from './entry-look'
import css from './sidebar.module.css'

interface MenuLinkProps {
  item: MenuItem
  active: boolean
  level?: number
  look?: EntryLook
}

export function MenuLink({ item, active, level = 0, look = 'row' }: MenuLinkProps) {
  const t = useText(texts)
  const content = <EntryContent item={item} look={look} level={level} />
  const drawn = entryLook(look, active, level)
  if (item.isLink) {
    return (
      <a {...drawn} href={item.path} target="_blank" rel="noopener noreferrer">
        {content}
        <span className="visually-hidden">{t('newTab')}</span>
        {look === 'row' && <Icon name="lucide:external-link" size={14} className={css.chevron} />}
      </a>
    )
  }
  return <PageLink {...drawn} to={item.to} active={active} content={content} />
}

/** Leads back to the page as it was left, where it is open in a tab. */
function PageLink({ to, active, content, ...drawn }: ReturnType<typeof entryLook> & PageLinkProps) {
  const navigate = useNavigate()
  const onClick = (event: MouseEvent) => {
    const open = openAddressOf(to)
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (open === to || !isPlain) return
    event.preventDefault()
    void navigate(open)
  }
  return (
    <Link {...drawn} to={to} onClick={onClick} aria-current={active ? 'page' : undefined}>
      {content}
    </Link>
  )
}

interface PageLinkProps {
  to: string
  active: boolean
  content: ReactNode
}
