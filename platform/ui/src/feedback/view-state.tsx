import type { ReactNode } from 'react'
import css from './view-state.module.css'

interface ViewStateProps {
  /** One sentence. */
  title: string
  hint?: string
  /** The button that helps: fills the emptiness, tries again. */
  action?: ReactNode
  /** Half the height, for a panel. */
  compact?: boolean
}

function Arches({ broken }: { broken: boolean }) {
  return (
    <svg className={css.picture} viewBox="0 0 120 84" aria-hidden="true">
      <rect x="4" y="78" width="112" height="2" rx="1" fill="var(--line)" />
      <path d="M14 78V46a22 22 0 0 1 44 0v32z" fill="var(--primary-soft)" />
      <path d="M62 78V42a22 22 0 0 1 44 0v36z" fill="var(--primary-soft)" opacity="0.6" />
      <path
        d="M30 78V48a26 26 0 0 1 52 0v30"
        fill="var(--card)"
        stroke="var(--primary-tint)"
        strokeWidth="2"
        strokeDasharray={broken ? '6 5' : undefined}
      />
      <path
        d="M42 78V50a14 14 0 0 1 28 0v28"
        fill="none"
        stroke="var(--primary)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      {broken ? (
        <path d="m57 24-6 12h9l-4 12" fill="none" stroke="var(--bad)" strokeWidth="2.5" strokeLinejoin="round" />
      ) : (
        <circle cx="92" cy="18" r="7" fill="var(--primary-tint)" opacity="0.7" />
      )}
    </svg>
  )
}

/**
 * Nothing to show yet: a sentence and, where there is one, the action that fills the place.
 * @example
 * <EmptyState title={t('noPosts')} action={<PlainButton onClick={add}>{t('add')}</PlainButton>} />
 */
export function EmptyState({ title, hint, action, compact }: ViewStateProps) {
  return (
    <div className={`${css.state} ${compact ? css.compact : ''}`}>
      <Arches broken={false} />
      <p className={css.title}>{title}</p>
      {hint && <p className={css.hint}>{hint}</p>}
      {action}
    </div>
  )
}

/**
 * Something failed: what happened, what to do, and the button for it. Read out at once.
 * @example
 * <ErrorState title={t('failed')} action={<PlainButton onClick={retry}>{t('retry')}</PlainButton>} />
 */
export function ErrorState({ title, hint, action, compact }: ViewStateProps) {
  return (
    <div className={`${css.state} ${compact ? css.compact : ''}`} role="alert">
      <Arches broken />
      <p className={css.title}>{title}</p>
      {hint && <p className={css.hint}>{hint}</p>}
      {action}
    </div>
  )
}
