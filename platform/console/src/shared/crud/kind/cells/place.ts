import type { Language } from 'atrium/contract/language'

/** Where a value shows. */
export interface Place {
  /** In the label of what has no text. */
  readonly label: string
  /** In the details of one record, where there is room. */
  readonly isLarge: boolean
  readonly language: Language
}
