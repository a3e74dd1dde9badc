import type { LinesSettings } from 'atrium/contract/kind/fields/lines/line-values'
import type { KindInputProps } from '../inputs/kind-input'

/** The names of the records that references name, by field and id. */
export type KnownNames = Readonly<Record<string, ReadonlyMap<unknown, string>>>

/** The parts of a line that are the same for all lines of a form. */
export interface LineParts extends Pick<KindInputProps, 'choices' | 'loaded'> {
  /** The name of the lines in the form. */
  readonly name: string
  readonly settings: LinesSettings
  readonly names: KnownNames
}
