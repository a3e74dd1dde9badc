import type { Ref } from 'react'
import { useLanguage, useText } from 'atrium/console/text'
import { textIn } from 'atrium/contract'
import { useDesigner } from '../designer-store'
import css from './canvas.module.css'
import { texts } from '../text'
import { Branch } from './canvas-item'

/** The form as it is designed: every item can be selected and dragged, and none of its fields can be filled in. */
export function Canvas({ ref }: { ref: Ref<HTMLDivElement> }) {
  const t = useText(texts)
  const language = useLanguage()
  const items = useDesigner(({ form }) => form.items)
  const title = useDesigner(({ form }) => form.title)
  const description = useDesigner(({ form }) => form.description)
  const device = useDesigner((designer) => designer.device)
  const select = useDesigner((designer) => designer.select)
  return (
    // A click beside all items takes the selection away; the keyboard has Escape.
    // oxlint-disable-next-line click-events-have-key-events, no-noninteractive-element-interactions
    <section
      className={css.canvas}
      aria-label={t('canvas')}
      ref={ref}
      data-device={device}
      onClick={() => select(undefined)}
    >
      <div className={css.sheet}>
        <h2>{textIn(language, title)}</h2>
        {description && <p>{textIn(language, description)}</p>}
        <Branch items={items} parent="" branch={0} empty={t('emptyCanvas')} />
      </div>
    </section>
  )
}
