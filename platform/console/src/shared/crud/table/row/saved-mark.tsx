import { StatusTag } from 'atrium/ui/feedback/status-tag'
import { useEffect, type ReactNode, type RefObject } from 'react'
import { useText } from '#shared/i18n/text'
import type { SavedRow } from '#shared/crud/rows/use-saved-row'
import { texts } from '#shared/crud/text'
import css from './saved-mark.module.css'

interface SavedMarkProps {
  /** Undefined for a row that was not just saved. */
  saved: SavedRow | undefined
  children: ReactNode
}

/** The title of a row, and beside it that the row was just saved. Screen readers read it from `SavedNotice`. */
export function SavedMark({ saved, children }: SavedMarkProps) {
  const t = useText(texts)
  if (!saved) return children
  return (
    <div className={css.title}>
      {children}
      <span aria-hidden="true">
        <StatusTag tone="success">{t(saved.isNew ? 'savedNew' : 'savedChanged')}</StatusTag>
      </span>
    </div>
  )
}

/** Attributes of the element of the saved row: a tint that fades. */
export const savedRow = { className: css.row, 'data-saved': true } as const

/** Brings the saved row into view as soon as it is in `root`. */
export function useSavedInView(
  root: RefObject<HTMLElement | null>,
  saved: SavedRow | undefined,
  isThere: boolean,
): void {
  useEffect(() => {
    if (saved && isThere) root.current?.querySelector('[data-saved]')?.scrollIntoView({ block: 'nearest' })
  }, [root, saved, isThere])
}
