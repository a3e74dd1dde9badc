import type { ReactNode } from 'react'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import css from './fold-button.module.css'
import { texts } from './text'

interface FoldButtonProps {
  /** The name of the row, for screen readers. */
  name: string
  isOpen: boolean
  onToggle: () => void
  /** Beside the arrow. */
  children?: ReactNode
}

/** Shows and hides what is below a row. */
export function FoldButton({ name, isOpen, onToggle, children }: FoldButtonProps) {
  const t = useText(texts)
  return (
    <button
      type="button"
      className={css.fold}
      aria-expanded={isOpen}
      aria-label={t(isOpen ? 'fold' : 'unfold', { name })}
      onClick={onToggle}
    >
      <Icon name="lucide:chevron-right" />
      {children}
    </button>
  )
}
