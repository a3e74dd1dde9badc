/** The pieces of a list, for statements that take no longer one. */
export function* chunksOf<T>(list: readonly T[], length = 500): Generator<T[]> {
  for (let from = 0; from < list.length; from += length) yield list.slice(from, from + length)
}
