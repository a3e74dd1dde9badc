import css from './spinner.module.css'

interface SpinnerProps {
  /** The diameter, in CSS pixels. */
  size?: number
  /** White, for buttons and other surfaces in the primary colour. */
  isOnPrimary?: boolean
  className?: string
}

/**
 * A turning ring, without a text: a status beside it has to say what is awaited.
 * @example
 * <div role="status"><Spinner /> {t('loading')}</div>
 */
export function Spinner({ size = 16, isOnPrimary = false, className = '' }: SpinnerProps) {
  const thickness = size < 20 ? 2 : 3
  return (
    <span
      className={`${css.spinner} ${className}`}
      data-on-primary={isOnPrimary || undefined}
      style={{ width: size, height: size, borderWidth: thickness }}
    />
  )
}
