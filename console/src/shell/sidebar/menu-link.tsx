import { Icon } from '@atrium/ui/icon'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useText } from '../../shared/i18n/text'
import type { MenuItem } from '../../shared/session/session'
import { texts } from '../text'
import css from './sidebar.module.css'

interface MenuLinkProps {
  item: MenuItem
  active: boolean
  level?: number
  /** Icon alone; the title is there for those who listen. */
  bare?: boolean
}

export function MenuLink({ item, active, level = 0, bare = false }: MenuLinkProps) {
  const t = useText(texts)
  const content: ReactNode = (
    <>
      {level === 0 && <Icon name={item.icon || 'lucide:file'} />}
      <span className={bare ? 'visually-hidden' : css.title} title={bare ? undefined : item.title}>
        {item.title}
      </span>
    </>
  )
  const look = {
    className: `${css.entry} ${level ? css.below : ''} ${bare ? css.bare : ''} ${active ? css.active : ''}`,
    style: { '--level': level },
  }
  if (item.isLink) {
    return (
      <a {...look} href={item.path} target="_blank" rel="noopener noreferrer">
        {content}
        <span className="visually-hidden">{t('newTab')}</span>
        {!bare && <Icon name="lucide:external-link" size={14} className={css.chevron} />}
      </a>
    )
  }
  return (
    <Link {...look} to={item.to} aria-current={active ? 'page' : undefined}>
      {content}
    </Link>
  )
}
