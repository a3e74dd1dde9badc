import { Icon } from 'atrium/ui/icon'
import { Button } from 'antd'
import { useText } from '#shared/i18n/text'
import { ActionButton } from '#shared/crud/actions/action-button'
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
  const usable = actions
    .filter(({ isForOne }) => !isForOne || rows.length === 1)
    .map(({ run, reason, ...action }) => {
      const against = reason?.(rows)
      return { ...action, ...(against && { disabled: true, reason: against }), onSelect: () => run(rows) }
    })
  const rest = usable.slice(inLine)
  return (
    <div className={css.selection} role="group" aria-label={t('selection')}>
      {usable.slice(0, inLine).map((action) => (
        <ActionButton key={action.key} action={action} icon={<Icon name={action.icon} />} danger={action.isDanger}>
          {action.label}
        </ActionButton>
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
