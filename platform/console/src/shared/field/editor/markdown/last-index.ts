/** The last place of a list for which this holds, where it holds for all before it and none after; -1 where it holds for none. */
export function lastIndex<T>(list: readonly T[], holds: (one: T) => boolean): number {
  let [low, high] = [-1, list.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (holds(list[middle]!)) low = middle
    else high = middle - 1
  }
  return low
}
