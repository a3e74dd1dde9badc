/** Whether two lists of distinct ids hold the same ones, in any order. */
export function sameIds(one: readonly number[], other: readonly number[]): boolean {
  const ids = new Set(one)
  return ids.size === other.length && other.every((id) => ids.has(id))
}
