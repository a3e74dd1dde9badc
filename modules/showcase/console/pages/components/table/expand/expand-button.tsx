import { Icon } from '@atrium/ui/icon'
import { useText } from '#shared/i18n/text'
import css from './page.module.css'
import { texts } from './text'

interface ExpandButtonProps {
  name: string
  isOpen: boolean
  onToggle: () => void
}

/** Opens and closes what is below a row. */
export function ExpandButton({ name, isOpen, onToggle }: ExpandButtonProps) {
  const t = useText(texts)
  return (
    <button
      type="button"
      className={css.toggle}
      aria-expanded={isOpen}
      aria-label={t(isOpen ? 'close' : 'open', { name })}
      onClick={onToggle}
    >
      <Icon name="lucide:chevron-right" />
    </button>
  )
}
