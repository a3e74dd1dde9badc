import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import type { FormItem } from '#modules/forms/engine/schema/form'
import { useDesigner } from '../designer-store'
import { texts } from '../text'
import { useItemActions } from '../use-item-actions'
import css from './canvas.module.css'

interface ItemHandleProps {
  item: FormItem
  name: string
  isSelected: boolean
}

/**
 * Drags an item, a finger at once, and moves it by the arrow keys. It is no stop of the Tab key but for the selected item: 200 items
 * would have 200 more.
 */
export function ItemHandle({ item, name, isSelected }: ItemHandleProps) {
  const t = useText(texts)
  const select = useDesigner((designer) => designer.select)
  const { step } = useItemActions()
  const label = t('drag', { name })
  return (
    <button
      type="button"
      className={css.handle}
      tabIndex={isSelected ? 0 : -1}
      aria-label={label}
      title={`${label} · ${t('dragKeys')}`}
      data-handle={item.key}
      onClick={(event) => {
        event.stopPropagation()
        select(item.key)
      }}
      onKeyDown={(event) => {
        if (event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
        event.preventDefault()
        step(item.key, event.key === 'ArrowUp' ? -1 : 1)
        refocus(item.key)
      }}
    >
      <Icon name="lucide:grip-vertical" />
    </button>
  )
}

/** An item that moved to another container is another element. */
function refocus(key: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-handle="${CSS.escape(key)}"]`)?.focus())
}
