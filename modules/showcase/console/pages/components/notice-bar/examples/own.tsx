import { NoticeBar } from '#modules/showcase/parts/motion/notice-bar'
import { Input, Segmented, Slider } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import css from '../page.module.css'
import { texts } from '../text'
import { useLabels } from '../use-labels'

const tones = ['info', 'success', 'warning', 'danger'] as const

export default function Own() {
  const t = useText(texts)
  const labels = { bar: t('preview'), ...useLabels() }
  const [text, setText] = useState(() => t('textValue'))
  const [width, setWidth] = useState(420)
  const [speed, setSpeed] = useState(60)
  const [tone, setTone] = useState<(typeof tones)[number]>('info')
  return (
    <div className={css.wide}>
      <div className={css.own} style={{ width }}>
        <NoticeBar tone={tone} speed={speed} labels={labels} notices={text ? [{ key: 'own', text }] : []} />
      </div>
      <div className={css.options}>
        <label>
          {t('text')}
          <Input value={text} maxLength={200} onChange={({ target }) => setText(target.value)} />
        </label>
        <div>
          {t('tone')}
          <Segmented
            block
            aria-label={t('tone')}
            options={tones.map((value) => ({ value, label: t(value) }))}
            value={tone}
            onChange={setTone}
          />
        </div>
        <div>
          {t('width')}
          <Slider min={240} max={720} step={10} value={width} onChange={setWidth} ariaLabelForHandle={t('width')} />
        </div>
        <div>
          {t('speed')}
          <Slider min={20} max={240} step={10} value={speed} onChange={setSpeed} ariaLabelForHandle={t('speed')} />
        </div>
      </div>
    </div>
  )
}
