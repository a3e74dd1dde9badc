import { Segmented } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import css from '../page.module.css'
import { texts } from '../text'

const alignments = {
  left: 'lucide:text-align-start',
  center: 'lucide:text-align-center',
  right: 'lucide:text-align-end',
} as const
const devices = { desktop: 'lucide:monitor', tablet: 'lucide:tablet', phone: 'lucide:smartphone' } as const
const sections = { profile: 'lucide:user', security: 'lucide:shield', notices: 'lucide:bell' } as const
const keysOf = <T extends object>(object: T) => Object.keys(object) as (keyof T & string)[]

export default function Shapes() {
  const t = useText(texts)
  const [align, setAlign] = useState<keyof typeof alignments>('center')
  const [device, setDevice] = useState<keyof typeof devices>('desktop')
  const [section, setSection] = useState<keyof typeof sections>('profile')
  return (
    <>
      <div className={css.card}>
        <Segmented
          shape="round"
          aria-label={t('align')}
          options={keysOf(alignments).map((value) => ({
            value,
            icon: <Icon name={alignments[value]} label={t(value)} />,
            title: t(value),
          }))}
          value={align}
          onChange={setAlign}
        />
        <p className={css.paper} style={{ textAlign: align }}>
          {t('poem')}
        </p>
        <Segmented
          block
          aria-label={t('device')}
          options={keysOf(devices).map((value) => ({ value, label: t(value), icon: <Icon name={devices[value]} /> }))}
          value={device}
          onChange={setDevice}
        />
        <div className={css.screen} data-device={device} />
      </div>
      <div className={css.sections}>
        <Segmented
          vertical
          aria-label={t('section')}
          options={keysOf(sections).map((value) => ({ value, label: t(value), icon: <Icon name={sections[value]} /> }))}
          value={section}
          onChange={setSection}
        />
        <div aria-live="polite">
          <b>{t(section)}</b>
          <p>{t(`${section}Text`)}</p>
        </div>
      </div>
    </>
  )
}
