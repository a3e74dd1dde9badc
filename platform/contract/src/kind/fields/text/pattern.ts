import type { TextFormat } from '../../../fields'
import type { LocalText } from '../../../language'

/** The pattern that a text has to match. */
export interface TextPattern {
  /** Matches the whole text, which is trimmed. */
  readonly test: RegExp
  /** Says at the field what the text has to be like. */
  readonly text: LocalText
  /** Such a text, which still is one with a number at its end. Samples begin with it. */
  readonly sample: string
  /** The code of the error of the server; `wrongFormat` without it. */
  readonly error?: TextFormat
}

/** Settings of a text. */
export interface TextSettings {
  /** The most characters. */
  readonly max: number
  readonly matches?: TextPattern
  readonly [name: string]: unknown
}
