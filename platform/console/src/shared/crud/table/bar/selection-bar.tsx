import { Icon } from 'atrium/ui/icon'
import { preparing } from 'atrium/ui/button'
import { Button } from 'antd'
import { useText } from '#shared/i18n/text'
import type { BulkAction } from '#shared/crud/actions/use-bulk-actions'
import { texts } from '#shared/crud/text'
import css from '../list-card.module.css'
import { MoreButton } from '../more-button'

interface SelectionBarProps<T> {
  rows: readonly T[]
  actions: readonly BulkAction<T>[]
  onClear: () => void
}

/** How many actions are side by side; the others are in a menu. */
const inLine = 2

/** Shows the actions for the selected rows, in the place of the buttons of the list. */
export function SelectionBar<T>({ rows, actions, onClear }: SelectionBarProps<T>) {
  const t = useText(texts)
  const usable = actions.filter(({ isForOne }) => !isForOne || rows.length === 1)
  const rest = usable.slice(inLine).map(({ run, reason, ...action }) => {
    const against = reason?.(rows)
    return { ...action, ...(against && { disabled: true, reason: against }), onSelect: () => run(rows) }
  })
  return (
    <div className={css.selection} role="group" aria-label={t('selection')}>
      {usable.slice(0, inLine).map(({ key, label, icon, isDanger, prepare, reason, run }) => (
        <Button
          key={key}
          icon={<Icon name={icon} />}
          danger={isDanger}
          disabled={reason?.(rows) !== undefined}
          title={reason?.(rows)}
          onClick={() => run(rows)}
          {...preparing(prepare)}
        >
          {label}
        </Button>
      ))}
      {rest.length > 0 && <MoreButton label={t('moreOfSelection')} actions={rest} />}
      <Button
        type="text"
        icon={<Icon name="lucide:x" />}
        aria-label={t('clearSelection')}
        title={t('clearSelection')}
        onClick={onClear}
      />
    </div>
  )
}
