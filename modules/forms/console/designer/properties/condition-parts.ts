import type { Condition } from '#modules/forms/engine/schema/form'

export type Mode = 'all' | 'any'

/** Whether all or any of the parts have to hold; a comparison alone counts as all of one. */
export const modeOf = (condition: Condition | undefined): Mode => (condition && 'any' in condition ? 'any' : 'all')

/** The parts of a condition: comparisons and groups; empty for one that always holds. */
export function partsOf(condition: Condition | undefined): readonly Condition[] {
  if (!condition) return []
  if ('all' in condition) return condition.all
  return 'any' in condition ? condition.any : [condition]
}

/** The group of these parts; undefined without any. */
export function groupOf(mode: Mode, parts: readonly Condition[]): Condition | undefined {
  if (parts.length === 0) return undefined
  return mode === 'all' ? { all: parts } : { any: parts }
}

/**
 * The same as the whole condition of an item, where a comparison alone needs no group. A group alone keeps the one around it, since
 * its parts would change their level while they are edited.
 */
export function conditionOf(mode: Mode, parts: readonly Condition[]): Condition | undefined {
  const [first] = parts
  return mode === 'all' && parts.length === 1 && first && 'field' in first ? first : groupOf(mode, parts)
}
