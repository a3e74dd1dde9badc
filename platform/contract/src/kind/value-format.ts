import type { LocalText } from '../language'

/**
 * The format in which the value of a field shows, where that differs from the stored one: a number scaled by `decimals`, a value of a
 * dictionary, a value with words of its own, a moment in milliseconds, yes or no as 1 and 0, HTML.
 */
export type ValueFormat =
  | { readonly decimals: number; readonly unit?: LocalText }
  | { readonly dictType: string }
  | { readonly words: Readonly<Record<string, LocalText>> }
  | 'moment'
  | 'yesNo'
  | 'richText'
