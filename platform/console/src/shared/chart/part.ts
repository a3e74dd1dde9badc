/** A part of a whole, for charts of shares. */
export interface Part {
  name: string
  count: number
  /** Opens what the part counts. */
  open?: (() => void) | undefined
}

/** A part as it is drawn: one of the chart, or several as one. */
export interface DrawnPart extends Part {
  /** Those in it, the largest first. */
  together?: readonly Part[]
}

export const countOf = (parts: readonly Part[]): number => parts.reduce((sum, { count }) => sum + count, 0)

/** Leaves at most so many parts: the smallest of more become the last one. */
export function withOthers(parts: readonly Part[], most: number, nameOf: (count: number) => string): DrawnPart[] {
  if (parts.length <= most) return [...parts]
  const sorted = parts.toSorted((a, b) => b.count - a.count)
  const together = sorted.slice(most - 1)
  return [...sorted.slice(0, most - 1), { name: nameOf(together.length), count: countOf(together), together }]
}
