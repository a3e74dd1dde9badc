import type { ReactNode } from 'react'
import css from './status-tag.module.css'

/** How a state is tinted; the words say it, the colour only supports them. */
export type Tone = 'neutral' | 'primary' | 'success' | 'info' | 'warning' | 'danger'

interface StatusTagProps {
  tone?: Tone
  /** A pill with a dot for a state of the record; without it a plain label, for a kind or a role. */
  dot?: boolean
  children: ReactNode
}

/**
 * A soft tag that names a state or a kind.
 * @example
 * <StatusTag tone="success" dot>{t('enabled')}</StatusTag>
 */
export function StatusTag({ tone = 'neutral', dot = false, children }: StatusTagProps) {
  return (
    <span className={`${css.tag} ${css[tone]} ${dot ? css.pill : ''}`}>
      {dot && <i className={css.dot} />}
      {children}
    </span>
  )
}

/** Puts tags of one record beside each other. */
export function StatusTags({ children }: { children: ReactNode }) {
  return <span className={css.row}>{children}</span>
}
