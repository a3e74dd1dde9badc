import type { ReactNode } from 'react'
import { language, translate } from 'atrium/console/text'
import { StatusTag, type Tone } from 'atrium/ui'
import css from './page.module.css'
import { texts } from './text'

type Value = string | number

const tones: Readonly<Record<string, Tone>> = { paid: 'success', open: 'info', late: 'danger' }
const states = ['paid', 'open', 'late'] as const

/** How each kind of cell is drawn; a value that a kind cannot draw is shown as it is. */
export const cellRenderers = {
  text: (value: Value) => stateText(value),
  money: (value: Value) =>
    typeof value === 'number'
      ? value.toLocaleString(language(), { style: 'currency', currency: 'CNY', currencyDisplay: 'narrowSymbol' })
      : stateText(value),
  date: (value: Value) => {
    const time = typeof value === 'string' ? Date.parse(value) : Number.NaN
    return Number.isNaN(time)
      ? stateText(value)
      : new Date(time).toLocaleDateString(language(), { dateStyle: 'medium', timeZone: 'UTC' })
  },
  tag: (value: Value) => (
    <StatusTag dot tone={tones[value] ?? 'neutral'}>
      {stateText(value)}
    </StatusTag>
  ),
  stars: (value: Value) =>
    typeof value === 'number' && value <= 5 ? (
      <span role="img" className={css.stars} aria-label={translate(texts, 'starsOf', { count: value })}>
        {'★'.repeat(value).padEnd(5, '☆')}
      </span>
    ) : (
      stateText(value)
    ),
} satisfies Record<string, (value: Value) => ReactNode>

export type CellKind = keyof typeof cellRenderers

export const cellKinds = Object.keys(cellRenderers) as CellKind[]

function stateText(value: Value): string {
  const state = states.find((known) => known === value)
  return state ? translate(texts, state) : String(value)
}
