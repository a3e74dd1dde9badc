import type { LocalText } from '../language'

/**
 * The format in which the value of a field shows, where that differs from the stored one: a number scaled by `decimals`, a value of a
 * dictionary or of words of its own, a moment in milliseconds, yes or no as 1 and 0.
 */
export type ValueFormat =
  | { readonly decimals: number }
  | { readonly dictType: string }
  | { readonly words: Readonly<Record<string, LocalText>> }
  | 'moment'
  | 'yesNo'
