import type { FocusEvent } from 'react'
import css from './list-table.module.css'

/** In px, between what has the focus and the column that covers the end of the row. */
const gap = 8

/**
 * Scrolls a table so that what the keyboard reached in it does not lie below the column of the actions, which stays in view.
 * What a pointer reached stays where it is: a click would miss what moves away below it.
 */
export function uncoverFocus({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  const cover = target.closest('tr')?.querySelector(`.${css.actions}`)
  if (!cover || cover.contains(target) || !target.matches(':focus-visible')) return
  const hidden = target.getBoundingClientRect().right + gap - cover.getBoundingClientRect().left
  if (hidden > 0) currentTarget.scrollBy({ left: hidden, behavior: 'instant' })
}
