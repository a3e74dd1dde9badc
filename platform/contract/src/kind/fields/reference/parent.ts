import type { LocalText } from '../../../language'
import { fieldKind, fieldOf, type FieldOptions } from '../../field-kind'
import { refKind, type RefTypes } from './ref'

interface ParentTypes extends RefTypes {
  readonly isParent: true
}

/** The options of a parent: a record without one is at the top. */
interface ParentOptions extends FieldOptions {
  readonly optional: true
}

/** The most levels that a tree may have, where a kind does not say less. */
export const mostLevels = 20

const kind = fieldKind<number, { readonly target: string; readonly id: string; readonly levels: number }>({
  ...refKind,
  name: 'parent',
  words: { zh: '上级', en: 'Parent' },
})

/**
 * The record of the same kind that a record is below, null at the top: the list of the kind is then a tree. `levels` is how many levels the tree may have, of 20 at most. A kind has one
 * parent; its records are in the scope of their readers by other fields.
 * Such as: parentId: parent({ zh: '上级分类', en: 'Parent category' }, { levels: 5 })
 */
export function parent<const O extends FieldOptions>(
  label: LocalText = { zh: '上级', en: 'Parent' },
  { levels = mostLevels, ...options }: O & { readonly levels?: number } = {} as O,
) {
  const all = { ...options, optional: true } as unknown as Omit<O, 'levels'> & ParentOptions
  // `recordKind` adds the kind that has the field as `target`, and the name of its id.
  return fieldOf<ParentTypes, typeof all>(kind, label, all, { levels: Math.min(levels, mostLevels) })
}
