import type { LocalText } from '../../../language'
import { fieldKind, fieldOf, type Field, type FieldOptions } from '../../field-kind'
import { refKind, type RefTypes } from './ref'

interface ParentTypes extends RefTypes {
  readonly isParent: true
}

interface RootedTypes extends Omit<RefTypes, 'empty'> {
  readonly empty: never
  readonly isParent: true
}

/** The options of a parent: a record without one is at the top. */
interface ParentOptions extends FieldOptions {
  readonly optional: true
}

interface TreeOptions {
  /** How many levels the tree may have. */
  readonly levels?: number
  /**
   * All records are below those that the module seeds at the top, whose parent is 0: a form needs a parent, and the ones at the top stay there and are not deleted. A name that is unique
   * within its parent is unique at the top, too, since the column is never null.
   */
  readonly rooted?: true
  /** The most records that its list returns; 5,000 without it. */
  readonly most?: number
  /** Under filters the list has the records that match alone, without those above them. */
  readonly alone?: true
}

/** The most levels that a tree may have, where a kind does not say less. */
export const mostLevels = 20

interface Settings extends Readonly<Record<string, unknown>> {
  readonly target: string
  readonly id: string
  readonly levels: number
}

const kind = fieldKind<number, Settings>({
  ...refKind,
  name: 'parent',
  words: { zh: '上级', en: 'Parent' },
})

const rootedKind = fieldKind<number, Settings>({
  ...kind,
  schema: ({ parentId }) => parentId,
  row: ({ parentId }) => parentId,
})

type ParentField<O extends FieldOptions & TreeOptions> = O extends { readonly rooted: true }
  ? Field<RootedTypes, Omit<O, keyof TreeOptions> & FieldOptions>
  : Field<ParentTypes, Omit<O, keyof TreeOptions> & ParentOptions>

/**
 * The record of the same kind that a record is below, null at the top: the list of the kind is then a tree. `levels` is how many levels the tree may have, of 20 at most. A kind has one
 * parent; its records are in the scope of their readers by other fields.
 * Such as: parentId: parent({ zh: '上级分类', en: 'Parent category' }, { levels: 5 })
 */
export function parent<const O extends FieldOptions & TreeOptions>(
  label: LocalText = { zh: '上级', en: 'Parent' },
  { levels = mostLevels, most, rooted, alone, ...options }: O = {} as O,
): ParentField<O> {
  // `recordKind` adds the kind that has the field as `target`, and the name of its id.
  const settings = {
    levels: Math.min(levels, mostLevels),
    ...(most && { most }),
    ...(rooted && { rooted }),
    ...(alone && { alone }),
  }
  const field = rooted
    ? fieldOf(rootedKind, label, options, settings)
    : fieldOf(kind, label, { ...options, optional: true as const }, settings)
  return field as unknown as ParentField<O>
}
