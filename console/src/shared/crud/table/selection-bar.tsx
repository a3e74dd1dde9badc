import { Icon } from '@atrium/ui/icon'
import { preparing } from '@atrium/ui/button'
import { Button } from 'antd'
import { useText } from '#shared/i18n/text'
import type { BulkAction } from '../actions/use-bulk-actions'
import { texts } from '../text'
import css from './list-card.module.css'

interface SelectionBarProps<T> {
  rows: readonly T[]
  actions: readonly BulkAction<T>[]
  onClear: () => void
}

/** What can be done with the selected rows, in the place of the buttons of the list. */
export function SelectionBar<T>({ rows, actions, onClear }: SelectionBarProps<T>) {
  const t = useText(texts)
  return (
    <div className={css.selection} role="group" aria-label={t('selection')}>
      {actions
        .filter(({ isForOne }) => !isForOne || rows.length === 1)
        .map(({ key, label, icon, isDanger, prepare, run }) => (
          <Button
            key={key}
            icon={<Icon name={icon} />}
            danger={isDanger}
            onClick={() => run(rows)}
            {...preparing(prepare)}
          >
            {label}
          </Button>
        ))}
      <Button type="text" icon={<Icon name="lucide:x" />} onClick={onClear}>
        {t('clearSelection')}
      </Button>
    </div>
  )
}
