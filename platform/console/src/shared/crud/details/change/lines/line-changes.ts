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

/**
 * Returns the lines in which two lists differ. A line that both have is no change, wherever it is; the others are compared in their order, so that the first one left
 * of each side is one line that changed.
 */
export function lineChanges(before: readonly Line[], after: readonly Line[]): LineChange[] {
  const [was, is] = [unlike(before, after), unlike(after, before)]
  return Array.from({ length: Math.max(was.length, is.length) }, (_, n) => ({
    at: (is[n] ?? was[n]!).at,
    ...(was[n] && { before: was[n].line }),
    ...(is[n] && { after: is[n].line }),
  }))
}

/** The lines of a list that the other one does not have, with their places. */
function unlike(list: readonly Line[], other: readonly Line[]): { at: number; line: Line }[] {
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
  if (before && after) return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  const line = after ?? before ?? {}
  return names.filter((name) => line[name] !== null && line[name] !== '')
}
