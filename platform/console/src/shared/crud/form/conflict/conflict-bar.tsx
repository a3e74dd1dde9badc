import { Alert, Button } from 'antd'
import { useEffect, useRef, type ReactNode } from 'react'
import css from './conflict-bar.module.css'

export interface ConflictAction {
  label: string
  onPress: () => void
  isPrimary?: boolean
  isBusy?: boolean
}

interface ConflictBarProps {
  tone: 'warning' | 'error' | 'info'
  title: string
  description?: ReactNode
  /** The most likely one first. */
  actions: readonly ConflictAction[]
  /** As wide as the page, without corners. */
  isBanner?: boolean
}

/** Shows above a form who changed or deleted its record, with the ways to continue. Stays until one of them is taken. */
export function ConflictBar({ tone, title, description, actions, isBanner }: ConflictBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  // A long form is scrolled to its end when it is sent.
  useEffect(() => {
    bar.current?.scrollIntoView({ block: 'nearest' })
  }, [title])
  const buttons = actions.map(({ label, onPress, isPrimary, isBusy }) => (
    <Button key={label} size="small" type={isPrimary ? 'primary' : 'default'} loading={isBusy} onClick={onPress}>
      {label}
    </Button>
  ))
  return (
    <div ref={bar} className={isBanner ? undefined : css.bar}>
      <Alert
        className={css.alert}
        type={tone}
        showIcon
        banner={isBanner}
        role={tone === 'info' ? 'status' : 'alert'}
        title={title}
        description={
          <div className={css.body}>
            {description}
            {buttons.length > 0 && <div className={css.actions}>{buttons}</div>}
          </div>
        }
      />
    </div>
  )
}
