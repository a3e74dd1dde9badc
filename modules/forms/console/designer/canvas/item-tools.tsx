import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import type { FormItem } from '#modules/forms/engine/schema/form'
import css from './canvas.module.css'
import { texts } from '../text'
import { useItemActions } from '../use-item-actions'

/** The buttons of the selected item. */
export function ItemTools({ item, name }: { item: FormItem; name: string }) {
  const t = useText(texts)
  const { step, copy, remove } = useItemActions()
  const tools = [
    { label: t('moveUp'), icon: 'lucide:arrow-up', act: () => step(item.key, -1) },
    { label: t('moveDown'), icon: 'lucide:arrow-down', act: () => step(item.key, 1) },
    { label: t('copy'), icon: 'lucide:copy', act: () => copy(item.key) },
    { label: t('delete'), icon: 'lucide:trash-2', act: () => remove(item.key) },
  ]
  return (
    <div className={css.tools} role="group" aria-label={t('more', { name })}>
      {tools.map(({ label, icon, act }) => (
        <button
          key={icon}
          type="button"
          className="bare-control"
          aria-label={label}
          title={label}
          onClick={(event) => {
            event.stopPropagation()
            act()
          }}
        >
          <Icon name={icon} />
        </button>
      ))}
    </div>
  )
}
