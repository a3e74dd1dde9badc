import { Segmented } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import { SlideVerify } from 'atrium/ui'
import sample from '#modules/showcase/kit/sample.module.css'
import css from '../../verify.module.css'
import { useBarLabels } from '../labels'
import { texts } from '../text'

const outcomes = ['pass', 'fail', 'disabled'] as const

const looks = [
  ['usual', {}],
  ['green', { '--verify-accent': 'var(--ok)', '--verify-radius': '22px' }],
  ['amber', { '--verify-accent': 'var(--warn)', '--verify-radius': '0' }],
] as const

export default function States() {
  const t = useText(texts)
  const [outcome, setOutcome] = useState<(typeof outcomes)[number]>('pass')
  const labelsOf = useBarLabels()
  return (
    <div className={css.card}>
      <span className={sample.hint}>{t('outcome')}</span>
      <Segmented
        block
        aria-label={t('outcome')}
        options={outcomes.map((value) => ({ value, label: t(value) }))}
        value={outcome}
        onChange={setOutcome}
      />
      {looks.map(([look, style]) => (
        <div key={look} className={css.look} style={style}>
          <span className={sample.hint}>{t(look)}</span>
          <SlideVerify
            labels={labelsOf(t(look))}
            disabled={outcome === 'disabled'}
            round={outcome}
            onVerify={async () => ({ passed: outcome === 'pass', message: t('tooFast') })}
          />
        </div>
      ))}
    </div>
  )
}
