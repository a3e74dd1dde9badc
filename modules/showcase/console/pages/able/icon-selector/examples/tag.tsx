import { Segmented } from 'antd'
import { useState } from 'react'
import { IconInput } from 'atrium/console/editor'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import css from '../page.module.css'
import { texts } from '../text'

const colours = { violet: 'primary', green: 'ok', amber: 'warn', red: 'bad', blue: 'info' } as const

export default function Tag() {
  const t = useText(texts)
  const [icon, setIcon] = useState('lucide:rocket')
  const [colour, setColour] = useState<keyof typeof colours>('violet')
  const name = t('teamName')
  const tone = colours[colour]
  return (
    <div className={css.card}>
      <div className={css.team}>
        <span style={{ color: `var(--${tone})`, background: `var(--${tone}-soft)` }}>
          {icon ? <Icon name={icon} size={28} /> : name.slice(0, 1)}
        </span>
        <div>
          <b>{name}</b>
          <p>{t('members')}</p>
        </div>
      </div>
      <IconInput aria-label={t('team')} value={icon} onChange={setIcon} />
      <Segmented
        block
        aria-label={t('colour')}
        options={(Object.keys(colours) as (keyof typeof colours)[]).map((value) => ({
          value,
          label: (
            <span
              className={css.swatch}
              style={{ background: `var(--${colours[value]})` }}
              role="img"
              aria-label={t(value)}
              title={t(value)}
            />
          ),
        }))}
        value={colour}
        onChange={setColour}
      />
    </div>
  )
}
