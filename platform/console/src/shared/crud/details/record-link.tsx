import { preparing } from 'atrium/ui/button'
import type { MouseEvent, ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { texts } from '#shared/facts/text'
import { useText } from '#shared/i18n/text'
import { useSettings } from '#shared/settings/settings'
import { detailsPath } from './details-path'
import css from './record-details.module.css'
import type { RecordOpening } from './use-record-opening'

interface RecordLinkProps {
  opening: RecordOpening
  id: number
  /** Name of the record. */
  name: string
  /** Loads in advance what shows the details. */
  prepare?: () => void
  className?: string | undefined
  /** In place of the name. */
  children?: ReactNode
}

/**
 * The name of a record in a list: a click opens its details as the person chose, and a click with Ctrl or ⌘, or of the middle button, its page in
 * another tab of the browser.
 * @example
 * <RecordLink opening={opening} id={item.itemId} name={item.name} prepare={ItemDetails.prepare} />
 */
export function RecordLink({ opening, id, name, prepare, className = css.link, children }: RecordLinkProps) {
  const t = useText(texts)
  const { open, kind } = opening
  const { search } = useLocation()
  const isPage = useSettings(({ recordPages }) => recordPages)
  if (!open) return children ? <div className={className}>{children}</div> : <b className={className}>{name}</b>
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    open(id)
  }
  return (
    <Link
      to={detailsPath(kind, id, search)}
      className={className}
      title={t('openDetails', { name })}
      aria-haspopup={isPage ? undefined : 'dialog'}
      onClick={onClick}
      {...preparing(prepare)}
    >
      {children ?? name}
    </Link>
  )
}
