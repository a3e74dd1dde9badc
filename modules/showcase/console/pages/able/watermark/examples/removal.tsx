import { Button, Watermark } from 'antd'
import { useRef, useState } from 'react'
import { useText } from 'atrium/console/text'
import sample from '#modules/showcase/kit/sample.module.css'
import { useMarkColour } from '../mark-colour'
import css from '../page.module.css'
import { texts } from '../text'

export default function Removal() {
  const t = useText(texts)
  const color = useMarkColour()
  const area = useRef<HTMLDivElement>(null)
  const [removals, setRemovals] = useState(0)
  /** The mark has no class of its own: it is what antd put in last. */
  const mark = () => area.current?.querySelector<HTMLElement>('[style*="background-image"]')
  const rows = [
    [t('person1'), '18,240.00'],
    [t('person2'), '15,630.00'],
    [t('person3'), '16,905.00'],
  ] as const
  return (
    <div ref={area} className={css.narrow}>
      <Watermark content={t('confidential')} gap={[60, 40]} font={{ color }} onRemove={() => setRemovals((n) => n + 1)}>
        <div className={css.card}>
          <b className={sample.title}>{t('payroll')}</b>
          <dl className={css.lines}>
            {rows.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <div className={css.row}>
            <Button onClick={() => mark()?.remove()}>{t('remove')}</Button>
            <Button onClick={() => mark()?.style.setProperty('display', 'none')}>{t('hide')}</Button>
          </div>
          <span className={sample.hint} role="status">
            {removals > 0 ? t('restored', { count: removals }) : t('untouched')}
          </span>
        </div>
      </Watermark>
    </div>
  )
}
