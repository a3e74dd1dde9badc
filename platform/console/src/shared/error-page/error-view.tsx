import type { ReactNode } from 'react'
import css from './error-view.module.css'

interface ErrorViewProps {
  /** The picture of the arch: `closed` to this person, `missing`, or `broken`. */
  picture: 'closed' | 'missing' | 'broken'
  /** The HTTP status, drawn large. */
  code?: number
  /** The sentence about what happened. */
  title: string
  /** The sentence about what to do. */
  hint: string
  /** The link or button for it. */
  children?: ReactNode
}

/** A whole view that says what happened and what to do, with or without the layout around it. */
export function ErrorView({ picture, code, title, hint, children }: ErrorViewProps) {
  return (
    <div className={css.view}>
      <Picture kind={picture} />
      {code && <p className={css.code}>{code}</p>}
      <h1 className={css.title}>{title}</h1>
      <p className={css.hint}>{hint}</p>
      {children && <div className={css.action}>{children}</div>}
    </div>
  )
}

const details = {
  closed: (
    <path
      d="M96 150v-46a24 24 0 0 1 48 0v46zM112 126h16M104 150v-58M120 150v-70M136 150v-58"
      stroke="var(--primary)"
      strokeWidth="2"
    />
  ),
  missing: <path d="M96 150v-46a24 24 0 0 1 48 0v46" stroke="var(--primary)" strokeWidth="2" strokeDasharray="5 6" />,
  broken: (
    <>
      <path d="M96 150v-46a24 24 0 0 1 48 0v46" stroke="var(--primary)" strokeWidth="2" />
      <path d="m124 40-10 22h15l-8 22" stroke="var(--bad)" strokeWidth="3" strokeLinejoin="round" />
    </>
  ),
}

function Picture({ kind }: { kind: ErrorViewProps['picture'] }) {
  return (
    <svg className={css.picture} viewBox="0 0 240 160" fill="none" strokeLinecap="round" aria-hidden="true">
      <path d="M8 150h224" stroke="var(--line)" strokeWidth="2" />
      <path d="M28 149V96a36 36 0 0 1 72 0v53z" fill="var(--primary-soft)" />
      <path d="M140 149V88a36 36 0 0 1 72 0v61z" fill="var(--primary-soft)" opacity=".6" />
      <path d="M76 150v-50a44 44 0 0 1 88 0v50" fill="var(--card)" stroke="var(--primary-tint)" strokeWidth="2" />
      {details[kind]}
    </svg>
  )
}
