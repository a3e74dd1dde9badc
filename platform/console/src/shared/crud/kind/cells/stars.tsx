import { mostStars } from 'atrium/contract/kind/fields/number/rating'
import type { Language } from 'atrium/contract/language'
import css from './cells.module.css'

/** A rating as stars, and for those who hear it as a number. */
export function Stars({ stars, language }: { stars: number; language: Language }) {
  const label = language === 'en' ? `${stars} of ${mostStars}` : `${stars} 星（满分 ${mostStars}）`
  return (
    <span className={css.stars} role="img" aria-label={label}>
      {'★'.repeat(stars)}
      <span>{'☆'.repeat(mostStars - stars)}</span>
    </span>
  )
}
