import { Segmented } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import sample from '#modules/showcase/kit/sample.module.css'
import { ChoiceList } from '../choice-list'
import css from '../page.module.css'
import { texts } from '../text'

const rooms = [
  { id: 'room1', seats: 6, icon: 'lucide:tree-pine' },
  { id: 'room2', seats: 12, icon: 'lucide:waves' },
  { id: 'room3', seats: 30, icon: 'lucide:mountain' },
] as const

export default function RenderProp() {
  const t = useText(texts)
  const [look, setLook] = useState<'lines' | 'cards'>('lines')
  const [room, setRoom] = useState<string>('room1')
  const looks = ['lines', 'cards'] as const
  return (
    <div className={sample.card}>
      <Segmented
        block
        aria-label={t('look')}
        options={looks.map((value) => ({ value, label: t(value) }))}
        value={look}
        onChange={setLook}
      />
      <ChoiceList label={t('rooms')} items={rooms} keyOf={({ id }) => id} value={room} onChange={setRoom}>
        {({ id, seats, icon }, isChosen) =>
          look === 'lines' ? (
            <span>
              {t(id)} · {t('roomSeats', { count: seats })}
            </span>
          ) : (
            <span className={css.tile} data-chosen={isChosen || undefined}>
              <Icon name={icon} size={24} />
              <b className={sample.title}>{t(id)}</b>
              <span className={sample.hint}>{t('roomSeats', { count: seats })}</span>
            </span>
          )
        }
      </ChoiceList>
    </div>
  )
}
