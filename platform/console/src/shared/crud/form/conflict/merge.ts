/** Whose value of a field is saved. */
export type Side = 'theirs' | 'mine'

/** A field that two people left with different values. */
export interface Difference {
  readonly name: string
  readonly before: unknown
  readonly theirs: unknown
  readonly mine: unknown
  /** Who changed it since it was opened. */
  readonly changedBy: Side | 'both'
}

type Values = Readonly<Record<string, unknown>>

/** Whether two values of a field say the same: an empty text is none, and the order of ids does not count. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other))
}

const compare = (one: unknown, other: unknown) => (String(one) < String(other) ? -1 : 1)

function plain(value: unknown): unknown {
  if (value === undefined || value === null) return null
  if (typeof value === 'string') return value.trim() || null
  if (Array.isArray(value)) {
    const list = value.map(plain)
    return list.every((one) => typeof one !== 'object') ? list.toSorted(compare) : list
  }
  if (typeof value !== 'object') return value
  const entries = Object.entries(value).map(([key, one]) => [key, plain(one)] as const)
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** The fields in which what somebody else saved and what is typed differ, in the order of `names`. */
export function differencesOf(names: readonly string[], before: Values, theirs: Values, mine: Values): Difference[] {
  return names.flatMap((name): Difference[] => {
    const values = { before: before[name], theirs: theirs[name], mine: mine[name] }
    if (isSameValue(values.theirs, values.mine)) return []
    const changedBy = isSameValue(values.mine, values.before)
      ? 'theirs'
      : isSameValue(values.theirs, values.before)
        ? 'mine'
        : 'both'
    return [{ name, ...values, changedBy }]
  })
}

/** Whose value counts until the person chooses: a change of one side alone is kept, of both that of the person who saves. */
export const firstSide = ({ changedBy }: Pick<Difference, 'changedBy'>): Side =>
  changedBy === 'theirs' ? 'theirs' : 'mine'

/** Returns the typed values, with the other person's values in the fields where those were chosen. */
export function mergedValues<V extends object>(
  mine: V,
  differences: readonly Difference[],
  sideOf: (difference: Difference) => Side,
): V {
  const taken = differences.filter((difference) => sideOf(difference) === 'theirs')
  return { ...mine, ...Object.fromEntries(taken.map(({ name, theirs }) => [name, theirs])) }
}
