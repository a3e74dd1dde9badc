import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import type { FormItem } from '#modules/forms/engine/schema/form'
import { branchesOf } from '#modules/forms/engine/schema/form-walk'
import { useDesigner } from '../designer-store'
import css from '../designer.module.css'
import { useItemName } from '../item-name'
import { texts } from '../text'
import { iconOf } from '../tree/item-kinds'

/** The items of the form as a tree of buttons that select them, also those in panels that are not open. */
export function Outline() {
  const t = useText(texts)
  const items = useDesigner(({ form }) => form.items)
  return items.length > 0 ? <Level items={items} /> : <p className={css.hint}>{t('outlineEmpty')}</p>
}

function Level({ items }: { items: readonly FormItem[] }) {
  const nameOf = useItemName()
  const selected = useDesigner((designer) => designer.selected)
  const reveal = useDesigner((designer) => designer.reveal)
  return (
    <ul className={css.outline}>
      {items.map((item) => (
        <li key={item.key}>
          <button
            type="button"
            className="bare-control"
            aria-pressed={selected === item.key}
            onClick={() => reveal(item.key)}
          >
            <Icon name={iconOf(item.kind)} />
            <span>{nameOf(item)}</span>
            <code>{item.key}</code>
          </button>
          {branchesOf(item).map(
            ({ path, items: inside }) => inside.length > 0 && <Level key={path.join('/')} items={inside} />,
          )}
        </li>
      ))}
    </ul>
  )
}
