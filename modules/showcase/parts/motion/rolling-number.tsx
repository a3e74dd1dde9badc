import css from './motion.module.css'

interface RollingNumberProps {
  /** A whole number from 0. */
  value: number
  /** At least so many digits, with zeros before the number. */
  digits?: number
  className?: string
}

const strip = '0\n1\n2\n3\n4\n5\n6\n7\n8\n9'

/**
 * A whole number whose digits roll to their place when it changes, like those of a scoreboard. Screen readers have the number as one
 * text. With reduced motion the digits change at once.
 * @example
 * <RollingNumber value={secondsLeft} digits={2} />
 */
export function RollingNumber({ value, digits = 1, className = '' }: RollingNumberProps) {
  const text = String(Math.max(0, Math.trunc(value) || 0)).padStart(digits, '0')
  // Counted from the right, so that the last digit stays the same one when the number gets longer.
  const columns = [...text].map((digit, index) => ({ digit, place: text.length - index }))
  return (
    <span className={`${css.rolling} ${className}`}>
      <span className="visually-hidden">{text}</span>
      {columns.map(({ digit, place }) => (
        <span key={place} className={css.digit} aria-hidden="true">
          <span style={{ transform: `translateY(${-Number(digit)}lh)` }}>{strip}</span>
        </span>
      ))}
    </span>
  )
}
