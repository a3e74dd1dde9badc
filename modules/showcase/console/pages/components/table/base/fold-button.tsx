import { Icon } from '@atrium/ui/icon'
import { useText } from '#shared/i18n/text'
import css from './page.module.css'
import { texts } from './text'

interface FoldButtonProps {
  name: string
  isOpen: boolean
  onToggle: () => void
}

/** Shows and hides what is below a row of a tree. */
export function FoldButton({ name, isOpen, onToggle }: FoldButtonProps) {
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
      <b>{name}</b>
    </button>
  )
}
