import { InputNumber } from 'antd'
import { useId, useState } from 'react'
import { useText } from 'atrium/console/text'
import css from '../page.module.css'
import { texts } from '../text'

interface Part {
  name: 'desk' | 'frame' | 'leg' | 'motor' | 'screw' | 'top' | 'cable'
  /** How many are in one of what it belongs to. */
  count: number
  price?: number
  parts?: readonly Part[]
}

const deskWith = (legs: number): Part => ({
  name: 'desk',
  count: 1,
  parts: [
    {
      name: 'frame',
      count: 1,
      parts: [
        { name: 'leg', count: legs, price: 120, parts: [{ name: 'motor', count: 1, price: 260 }] },
        { name: 'screw', count: 16, price: 0.5 },
      ],
    },
    { name: 'top', count: 1, price: 480, parts: [{ name: 'cable', count: 2, price: 35 }] },
  ],
})

export default function Recursive() {
  const t = useText(texts)
  const id = useId()
  const [legs, setLegs] = useState(2)
  const desk = deskWith(legs)
  return (
    <div className={css.card}>
      <div className={css.row}>
        <label htmlFor={id}>{t('more')}</label>
        <InputNumber id={id} min={1} max={4} value={legs} onChange={(next) => setLegs(next ?? 2)} />
      </div>
      <ul className={css.parts}>
        <PartItem part={desk} times={1} />
      </ul>
      <b>{t('sum', { sum: sumOf(desk) })}</b>
    </div>
  )
}

function PartItem({ part, times }: { part: Part; times: number }) {
  const t = useText(texts)
  const count = part.count * times
  return (
    <li>
      <span>{t(part.name)}</span> <span className={css.hint}>{t('pieces', { count })}</span>
      {part.parts && (
        <ul>
          {part.parts.map((inner) => (
            <PartItem key={inner.name} part={inner} times={count} />
          ))}
        </ul>
      )}
    </li>
  )
}

function sumOf({ count, price = 0, parts = [] }: Part): number {
  return count * parts.reduce((sum, part) => sum + sumOf(part), price)
}
