type Line = Readonly<Record<string, unknown>>

/** A line that was added, removed, or changed; `at` is its place from 0, after the change where it still exists. */
export interface LineChange {
  readonly at: number
  readonly before?: Line
  readonly after?: Line
}

/** Returns whether a value is a list of lines. */
export const isLines = (value: unknown): value is readonly Line[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'object' && one !== null)

interface Placed {
  readonly at: number
  readonly line: Line
}

/**
 * Returns the lines in which two lists differ. A line that both have is no change, wherever it is. Of the others the two that are most alike are one line that changed, where half of
 * its fields stayed the same; what is left was removed or added.
 */
export function lineChanges(before: readonly Line[], after: readonly Line[]): LineChange[] {
  const [was, is] = [unlike(before, after), unlike(after, before)]
  const changed = pairsOf(was, is)
  const paired = new Set<Placed>(changed.flat())
  return [
    ...was.filter((one) => !paired.has(one)).map(({ at, line }) => ({ at, before: line })),
    ...changed.map(([one, other]) => ({ at: other.at, before: one.line, after: other.line })),
    ...is.filter((one) => !paired.has(one)).map(({ at, line }) => ({ at, after: line })),
  ].toSorted((one, other) => one.at - other.at)
}

function pairsOf(was: readonly Placed[], is: readonly Placed[]): (readonly [Placed, Placed])[] {
  const all = was.flatMap((one) => is.map((other) => ({ one, other, same: sameIn(one.line, other.line) })))
  const alike = all
    .filter(({ same, other }) => same * 2 >= Object.keys(other.line).length)
    .toSorted((one, other) => other.same - one.same || farOf(one) - farOf(other))
  const taken = new Set<Placed>()
  return alike.flatMap(({ one, other }) => {
    if (taken.has(one) || taken.has(other)) return []
    taken.add(one).add(other)
    return [[one, other] as const]
  })
}

const sameIn = (one: Line, other: Line) => Object.keys(other).filter((name) => isEqual(one[name], other[name])).length
const isEqual = (one: unknown, other: unknown) =>
  one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other))
const farOf = ({ one, other }: { one: Placed; other: Placed }) => Math.abs(one.at - other.at)

/** The lines of a list that the other one does not have, with their places. */
function unlike(list: readonly Line[], other: readonly Line[]): Placed[] {
  const left = new Map<string, number>()
  for (const line of other) left.set(textOf(line), (left.get(textOf(line)) ?? 0) + 1)
  return list.flatMap((line, at) => {
    const count = left.get(textOf(line)) ?? 0
    left.set(textOf(line), count - 1)
    return count > 0 ? [] : [{ at, line }]
  })
}

const textOf = (line: Line) => JSON.stringify(line)

/** Returns the fields in which a line changed; of one that was added or removed those that are filled in. */
export function changedIn({ before, after }: LineChange): string[] {
  const names = Object.keys(after ?? before ?? {})
  if (before && after) return names.filter((name) => !isEqual(before[name], after[name]))
  const line = after ?? before ?? {}
  return names.filter((name) => line[name] !== null && line[name] !== '')
}
