import { CountTo, type CountToProps } from '#modules/showcase/parts/motion/count-to'
import { Button, Input, InputNumber, Select } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import css from '../page.module.css'
import { texts } from '../text'

const locales = { en: '12,345.6', de: '12.345,6', fr: '12 345,6', 'en-IN': '1,23,456', 'ar-EG': '١٢٬٣٤٥٫٦' }
const easings = ['easeOut', 'easeInOut', 'linear'] as const

export default function Workbench() {
  const t = useText(texts)
  const [options, setOptions] = useState<CountToProps>({
    from: 0,
    to: 299_792.458,
    decimals: 3,
    prefix: '',
    suffix: ' km/s',
    duration: 3000,
    easing: 'easeOut',
    locale: 'en',
  })
  const [round, setRound] = useState(0)
  const [isPaused, setPaused] = useState(false)
  const numbers = { from: [], to: [], decimals: [0, 6], duration: [0, 20_000] } as const
  const change = (part: Partial<CountToProps>) => setOptions({ ...options, ...part })
  return (
    <div className={css.workbench}>
      <div className={css.result}>
        <CountTo key={round} {...options} paused={isPaused} className={css.huge} />
        <div className={css.points}>
          <Button onClick={() => setPaused(!isPaused)}>{t(isPaused ? 'goOn' : 'pause')}</Button>
          <Button type="primary" onClick={() => setRound(round + 1)}>
            {t('restart')}
          </Button>
        </div>
      </div>
      <div className={css.options}>
        {(['from', 'to', 'decimals', 'duration'] as const).map((key) => (
          <label key={key}>
            {t(key)}
            <InputNumber
              min={numbers[key][0]}
              max={numbers[key][1]}
              value={options[key]}
              onChange={(value) => change({ [key]: value ?? 0 })}
            />
          </label>
        ))}
        {(['prefix', 'suffix'] as const).map((key) => (
          <label key={key}>
            {t(key)}
            <Input value={options[key]} maxLength={8} onChange={({ target }) => change({ [key]: target.value })} />
          </label>
        ))}
        <label>
          {t('easing')}
          <Select
            options={easings.map((value) => ({ value, label: t(value) }))}
            value={options.easing}
            onChange={(easing) => change({ easing })}
          />
        </label>
        <label>
          {t('locale')}
          <Select
            options={Object.entries(locales).map(([value, label]) => ({ value, label }))}
            value={options.locale}
            onChange={(locale) => change({ locale })}
          />
        </label>
      </div>
    </div>
  )
}
