import type { Option, Options } from '#modules/forms/engine/schema/form'
import { allOptions } from '#modules/forms/engine/schema/form-walk'

/** Where an option is: the index on each level of a cascade, one where there is one level. */
export type OptionPath = readonly number[]

type Change = (options: readonly Option[], index: number) => readonly Option[]

/** The options with the list changed that the path ends in. */
function changedAt(options: readonly Option[], [index = 0, ...rest]: OptionPath, change: Change): readonly Option[] {
  if (rest.length === 0) return change(options, index)
  const option = options[index]
  if (!option) return options
  const { children = [], ...own } = option
  const next = changedAt(children, rest, change)
  return options.with(index, next.length > 0 ? { ...own, children: next } : own)
}

/** The options with others in place of one; without any it is removed. */
export function replaceOption(options: readonly Option[], path: OptionPath, by: readonly Option[]): readonly Option[] {
  return changedAt(options, path, (list, index) => list.toSpliced(index, 1, ...by))
}

/** The options with more of them before the place of a path. */
export function insertOptions(options: readonly Option[], path: OptionPath, added: readonly Option[]) {
  return changedAt(options, path, (list, index) => list.toSpliced(index, 0, ...added))
}

/** The options with one in another place among its siblings. */
export function moveOption(options: readonly Option[], path: OptionPath, to: number): readonly Option[] {
  return changedAt(options, path, (list, from) =>
    list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1)),
  )
}

const ids = new WeakMap<Option, string>()
let count = 0

/** An id that an option keeps while it is edited and moved, for its row. */
export function idOf(option: Option): string {
  const id = ids.get(option) ?? `option-${count++}`
  ids.set(option, id)
  return id
}

/** The same option with other content. */
export function editOption(option: Option, more: Partial<Option>): Option {
  const { disabled, ...next } = { ...option, ...more }
  const edited: Option = disabled ? { ...next, disabled } : next
  ids.set(edited, idOf(option))
  return edited
}

/** The new values of the options that were edited, by their values before. One that is empty or that another option has is left out. */
export function changedValues(before: Options = [], after: Options = []): ReadonlyMap<string, string> {
  if ('dictionary' in before || 'dictionary' in after) return new Map()
  const now = new Map(allOptions(after).map((option) => [idOf(option), option.value]))
  const values = [...now.values()]
  const isClear = (value: string) => value !== '' && values.indexOf(value) === values.lastIndexOf(value)
  return new Map(
    allOptions(before).flatMap((option) => {
      const value = now.get(idOf(option))
      return value !== undefined && value !== option.value && isClear(value) ? [[option.value, value] as const] : []
    }),
  )
}

/** The setting of an option, as errors name it. */
export const settingOf = (path: OptionPath) => `options.${path.join('.children.')}`

export function optionAt(options: readonly Option[], [index = 0, ...rest]: OptionPath): Option | undefined {
  const option = options[index]
  return rest.length === 0 ? option : optionAt(option?.children ?? [], rest)
}
