import type { ButtonHTMLAttributes, Ref } from 'react'
import { Icon } from './icon'
import css from './button.module.css'

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  ref?: Ref<HTMLButtonElement>
  icon: string
  /** The name of the action, read out and shown as the tooltip. */
  label: string
}

/**
 * A square button that shows an icon and is named by its label.
 * @example
 * <IconButton icon="lucide:x" label={t('close')} onClick={close} />
 */
export function IconButton({ icon, label, className = '', ...rest }: IconButtonProps) {
  return (
    <button type="button" className={`${css.icon} ${className}`} aria-label={label} title={label} {...rest}>
      <Icon name={icon} size={18} />
    </button>
  )
}

/**
 * A quiet bordered button for places that do without the UI kit.
 * @example
 * <PlainButton onClick={retry}>{t('retry')}</PlainButton>
 */
export function PlainButton({ className = '', ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" className={`${css.plain} ${className}`} {...rest} />
}

/** The one filled button of a view or dialog that does without the UI kit. */
export function PrimaryButton({ className = '', ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" className={`${css.plain} ${css.primary} ${className}`} {...rest} />
}
/** In milliseconds; a pointer that stays less only passes by. */
const restTime = 65

// There is one pointer.
let rest: ReturnType<typeof setTimeout> | undefined

/**
 * The properties of a button or link that let `prepare` run when it gets the focus or the pointer rests on it, so that what it opens is
 * there when it is pressed.
 * @example
 * <Button onClick={open} {...preparing(Details.prepare)} />
 */
export function preparing(prepare: (() => void) | undefined) {
  if (!prepare) return {}
  return {
    onPointerEnter: () => {
      clearTimeout(rest)
      rest = setTimeout(prepare, restTime)
    },
    onPointerLeave: () => clearTimeout(rest),
    onFocus: prepare,
  }
}
