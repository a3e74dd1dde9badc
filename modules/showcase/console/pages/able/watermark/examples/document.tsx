import { Input, Slider, Watermark } from 'antd'
import { useState } from 'react'
import { ColourField } from 'atrium/console/editor'
import { useText } from 'atrium/console/text'
import css from '../page.module.css'
import { Quotation } from '../quotation'
import { texts } from '../text'

export default function Document() {
  const t = useText(texts)
  const [text, setText] = useState(() => t('sample'))
  const [color, setColor] = useState('rgba(110,96,255,0.32)')
  const [{ gap, angle, size }, setShape] = useState({ gap: 60, angle: -22, size: 14 })
  const sliders = [
    ['gap', 0, 160, gap],
    ['angle', -90, 90, angle],
    ['size', 10, 32, size],
  ] as const
  return (
    <div className={css.split}>
      <Watermark content={text} gap={[gap, gap]} rotate={angle} font={{ color, fontSize: size }}>
        <Quotation />
      </Watermark>
      <div className={css.controls}>
        <label>
          {t('text')}
          <Input value={text} maxLength={40} onChange={(event) => setText(event.target.value)} />
        </label>
        <ColourField label={t('colour')} value={color} onChange={setColor} alpha />
        {sliders.map(([name, min, max, value]) => (
          <div key={name}>
            {t(name)}
            <Slider
              min={min}
              max={max}
              value={value}
              ariaLabelForHandle={t(name)}
              onChange={(next) => setShape({ gap, angle, size, [name]: next })}
            />
          </div>
        ))}
      </div>
    </div>
  )
}
