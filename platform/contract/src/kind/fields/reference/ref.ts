import type { LocalText } from '../../../language'
import { fieldKind, fieldOf, type FieldOptions } from '../../field-kind'
import type { KindNames } from '../../kind-names'

export interface RefTypes {
  readonly value: number
  readonly empty: null
  readonly filter: number
  readonly isNamed: true
  readonly operators: 'OneOf' | 'Empty'
  readonly isGrouped: true
}

export const refKind = fieldKind<number, { readonly target: string }>({
  name: 'ref',
  words: { zh: '引用记录', en: 'Reference to a record' },
  column: 'integer',
  empty: null,
  filter: 'equals',
  operators: ['OneOf', 'Empty'],
  isGrouped: true,
  schema: ({ id }, _, isRequired) => (isRequired ? id : id.nullable()),
  row: ({ id }) => id.nullable(),
  query: ({ queryId }) => queryId.optional(),
  wrong: () => [999_999],
})

/**
 * A reference to a record of another kind, by its id: found on the server by a part of its name. Rows also have its name. The kind is named and not passed, since
 * two kinds that refer to each other would need each other's types.
 * @example
 * postId: ref('post', { zh: '岗位', en: 'Post' }, { filter: true })
 */
export const ref = <const O extends FieldOptions & CreateOption>(
  target: keyof KindNames,
  label: LocalText,
  options?: O,
) => fieldOf<RefTypes, O>(refKind, label, options, { target, ...createOf(options) })

/** The option of a reference that keeps its records from being created in its place. */
export interface CreateOption {
  /** The form does not offer to add the record that is missing, as it does to people who may add one. */
  readonly create?: false
}

/** The setting of the option `create`. */
export const createOf = (options: CreateOption | undefined) => (options?.create === false ? { create: false } : {})
