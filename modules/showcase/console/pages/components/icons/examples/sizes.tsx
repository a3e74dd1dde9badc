import { Segmented, Slider } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import css from '../page.module.css'
import { texts } from '../text'

const colours = ['ink', 'primary', 'ok', 'warn', 'bad'] as const
const places = [
  [16, 'inText'],
  [18, 'inHeader'],
  [24, 'inTitle'],
  [48, 'inEmpty'],
] as const

export default function Sizes() {
  const t = useText(texts)
  const [size, setSize] = useState(32)
  const [colour, setColour] = useState<(typeof colours)[number]>('primary')
  return (
    <div className={css.card}>
      <p className={css.sentence} style={{ color: `var(--${colour})`, fontSize: Math.max(14, size * 0.6) }}>
        <Icon name="lucide:package-check" size={size} />
        {t('delivered')}
      </p>
      <Slider
        min={12}
        max={64}
        step={2}
        value={size}
        onChange={setSize}
        ariaLabelForHandle={t('size')}
        tooltip={{ formatter: (value) => `${value} px` }}
      />
      <Segmented
        block
        aria-label={t('colour')}
        options={colours.map((value) => ({ value, label: t(value) }))}
        value={colour}
        onChange={setColour}
      />
      <ul className={css.places}>
        {places.map(([edge, place]) => (
          <li key={edge}>
            <Icon name="lucide:package-check" size={edge} />
            <span>{t(place)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
