import type { LocalText } from '../../../language'
import { fieldKind, fieldOf, type FieldOptions } from '../../field-kind'

interface PositionTypes {
  readonly value: number
  readonly empty: never
  readonly filter: never
  readonly isNamed: false
  readonly isPosition: true
}

interface PositionOptions extends FieldOptions {
  readonly generated: true
}

/** How far apart the positions of records are that come one after the other, so that a record moves between two without another one. */
export const positionStep = 1024

const kind = fieldKind<number>({
  name: 'position',
  words: { zh: '位置', en: 'Position' },
  column: 'integer',
  empty: null,
  isOptional: true,
  schema: ({ z }) => z.int(),
  row: ({ z }) => z.int(),
  sample: (n) => (n + 1) * positionStep,
})

/**
 * The place of a record among those of the same parent, or where the kind has none among all: they are in the order of these numbers, which the server gives and no form has. A new record is the
 * last one; the call `order` moves it. Only which number is the larger one means something.
 * Such as: position: position()
 */
export const position = (label: LocalText = { zh: '排序', en: 'Position' }) => {
  const options: PositionOptions = { generated: true, initial: 0 }
  return fieldOf<PositionTypes, PositionOptions>(kind, label, options)
}
