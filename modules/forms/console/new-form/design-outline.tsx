import { useLanguage, useText } from 'atrium/console/text'
import { textIn } from 'atrium/contract'
import { Icon } from 'atrium/ui'
import { isField } from '#modules/forms/engine/schema/field-kinds'
import type { Field, FormItem } from '#modules/forms/engine/schema/form'
import { useItemName } from '../designer/item-name'
import { iconOf } from '../designer/tree/item-kinds'
import css from './design-outline.module.css'
import { texts } from './text'

/** Lists the items of a design, as a preview before the form is opened. */
export function DesignOutline({ items }: { items: readonly FormItem[] | undefined }) {
  const t = useText(texts)
  const note = items ? t('noItems') : t('noOutline')
  return (
    // A long design is scrolled with the keys too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={css.outline} aria-label={t('outline')} tabIndex={0}>
      {items && items.length > 0 ? <Items items={items} /> : <p className={css.note}>{note}</p>}
    </section>
  )
}

function Items({ items }: { items: readonly FormItem[] }) {
  return (
    <ul className="bare-list">
      {items.map((item) => (
        <Item key={item.key} item={item} />
      ))}
    </ul>
  )
}

function Item({ item }: { item: FormItem }) {
  const language = useLanguage()
  const nameOf = useItemName()
  if (item.kind === 'row')
    return item.columns.flatMap(({ items }) => items).map((one) => <Item key={one.key} item={one} />)
  if (item.kind === 'tabs' || item.kind === 'steps') {
    return item.panels.map(({ title, items }) => (
      <li key={title.zh}>
        <b>{textIn(language, title)}</b>
        <Items items={items} />
      </li>
    ))
  }
  if (item.kind === 'group') {
    return (
      <li>
        <b>{nameOf(item)}</b>
        <Items items={item.items} />
      </li>
    )
  }
  return (
    <li className={css.item}>
      <Icon name={iconOf(item.kind)} />
      <span>{nameOf(item)}</span>
      {isField(item) && <Marks field={item} />}
    </li>
  )
}

/** Shows the notes on a field, such as that it is required. */
function Marks({ field }: { field: Field }) {
  const t = useText(texts)
  const marks = [
    field.rules?.some(({ rule }) => rule === 'required') && t('required'),
    field.visible && t('conditional'),
    field.links && t('linked'),
  ].filter((mark) => typeof mark === 'string')
  return marks.length > 0 && <small>{marks.join(' · ')}</small>
}
