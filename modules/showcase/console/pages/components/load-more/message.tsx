import { useText } from 'atrium/console/text'
import css from './page.module.css'
import { texts } from './text'

/** How many messages the conversation has. */
export const total = 60

const lines = ['line1', 'line2', 'line3', 'line4', 'line5', 'line6'] as const

/** A message by its number: every other one is the reader's own. */
export function Message({ number }: { number: number }) {
  const t = useText(texts)
  return (
    <span className={css.message} data-own={number % 2 === 0}>
      <span className={css.quiet}>{t('number', { number })}</span>
      <span className={css.bubble}>{t(lines[(number - 1) % lines.length]!)}</span>
    </span>
  )
}
