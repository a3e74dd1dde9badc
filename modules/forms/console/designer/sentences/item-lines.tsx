import { Icon } from 'atrium/ui'
import type { FormItem } from '#modules/forms/engine/schema/form'
import { useDesigner } from '../designer-store'
import { itemSentences } from './item-sentences'
import { plainText } from './sentence'
import css from './sentences.module.css'
import { useSpeaker } from './speaker-provider'

/** Whether an item can have sentences: one without them need not be drawn again with every change of the form. */
export const hasSentences = (item: FormItem): boolean =>
  item.visible !== undefined || ('rules' in item && item.rules !== undefined) || ('links' in item && !!item.links)

/**
 * The sentences of an item on the canvas. They are cut to one line each, whole in a tooltip and while the item is selected. `id` is
 * for its button to be described by.
 */
export function ItemLines({ item, id }: { item: FormItem; id: string }) {
  const speaker = useSpeaker()
  const select = useDesigner((designer) => designer.select)
  const lines = itemSentences(speaker, item).map(({ icon, sentence }) => ({ icon, text: plainText(sentence) }))
  if (lines.length === 0) return null
  return (
    // A click on them selects the item, which the keyboard does by the button of the item.
    // oxlint-disable-next-line click-events-have-key-events, no-noninteractive-element-interactions
    <ul
      id={id}
      className={css.lines}
      onClick={(event) => {
        event.stopPropagation()
        select(item.key)
      }}
    >
      {lines.map(({ icon, text }) => (
        <li key={text} title={text}>
          <Icon name={icon} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
