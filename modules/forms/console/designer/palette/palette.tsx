import type { ItemKind } from '#modules/forms/engine/schema/form'
import { useDraggable } from '@dnd-kit/react'
import { Input } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import { useDesignerStore } from '../designer-store'
import css from '../designer.module.css'
import { texts } from '../text'
import { palette } from '../tree/item-kinds'

/** All components by category. Each is dragged onto the canvas, or added by a click or Enter after what is selected. */
export function Palette({ onAdd }: { onAdd?: () => void }) {
  const t = useText(texts)
  const [wanted, setWanted] = useState('')
  const matches = (kind: ItemKind) => `${t(kind)} ${kind}`.toLowerCase().includes(wanted.trim().toLowerCase())
  const shown = palette
    .map(({ name, kinds }) => ({ name, kinds: kinds.filter(([kind]) => matches(kind)) }))
    .filter(({ kinds }) => kinds.length > 0)
  return (
    <div className={css.palette}>
      <Input
        allowClear
        prefix={<Icon name="lucide:search" />}
        placeholder={t('find')}
        aria-label={t('find')}
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      {shown.map(({ name, kinds }) => (
        <section key={name}>
          <h2>{t(name)}</h2>
          <div className={css.kinds}>
            {kinds.map(([kind, icon]) => (
              <Kind key={kind} kind={kind} icon={icon} onAdd={onAdd} />
            ))}
          </div>
        </section>
      ))}
      {shown.length === 0 && <p className={css.hint}>{t('nothing')}</p>}
    </div>
  )
}

function Kind({ kind, icon, onAdd }: { kind: ItemKind; icon: string; onAdd: (() => void) | undefined }) {
  const t = useText(texts)
  const store = useDesignerStore()
  const { ref } = useDraggable({ id: `kind:${kind}`, data: { kind } })
  const add = () => {
    store.getState().add(kind)
    store.getState().say(t('added', { name: t(kind) }))
    onAdd?.()
  }
  return (
    <button ref={ref} type="button" className={css.kind} aria-label={t('addKind', { kind: t(kind) })} onClick={add}>
      <Icon name={icon} />
      {t(kind)}
    </button>
  )
}
