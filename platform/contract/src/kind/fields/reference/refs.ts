import type { LocalText } from '../../../language'
import { fieldKind, fieldOf, type FieldOptions } from '../../field-kind'
import type { KindNames } from '../../kind-names'
import { createOf, refKind, type CreateOption } from './ref'

interface RefsTypes {
  readonly value: readonly number[]
  readonly empty: readonly number[]
  /** Finds the records that refer to one. */
  readonly filter: number
  readonly isNamed: 'list'
  readonly operators: 'Empty'
}

/** The most records that a list of references holds. */
const mostReferences = 100

const kind = fieldKind<readonly number[], { readonly target: string }>({
  name: 'refs',
  words: { zh: '引用多条记录', en: 'References to records' },
  column: 'json',
  empty: [],
  filter: 'holds',
  operators: ['Empty'],
  schema: ({ idList }, _, isRequired) => (isRequired ? idList(mostReferences).min(1) : idList(mostReferences)),
  row: ({ z, id }) => z.array(id),
  query: (schemas, settings) => refKind.query!(schemas, settings),
  wrong: () => [[3, 3], ['3'], 3, [999_999]],
})

/**
 * References to records of another kind, at most 100 of them, stored as a list in JSON. Rows also have their names, in the same order. A record that is deleted stays in the
 * list without a name; reject that in `beforeDelete` of the other kind.
 * @example
 * roleIds: refs('role', { zh: '角色', en: 'Roles' }, { optional: true, filter: true })
 */
export const refs = <const O extends FieldOptions & CreateOption>(
  target: keyof KindNames,
  label: LocalText,
  options?: O,
) => fieldOf<RefsTypes, O>(kind, label, options, { target, ...createOf(options) })
