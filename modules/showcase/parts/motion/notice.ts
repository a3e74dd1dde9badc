import type { ReactNode } from 'react'

export type Tone = 'info' | 'success' | 'warning' | 'danger'

export interface Notice {
  key: string
  text: string
  /** Where the text leads to. */
  href?: string
  /** Called when the text is pressed; for a notice without `href`. */
  onOpen?: () => void
  tone?: Tone
  /** An icon name; that of the tone without it. */
  icon?: string
  /** A button or link after the text. */
  action?: ReactNode
}
