import { orderCount, type Order } from './orders'

export type SortKey = 'number' | 'customer' | 'quantity' | 'cents' | 'day'
export interface Sorting {
  key: SortKey
  isDescending: boolean
}

/** In orders: so many take a millisecond or two. */
const step = 1000

const inOrder = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0)

/** The places of the orders as they are sorted, those that are equal by number. Yields the share that is done, for `inSlices`. */
export function* sortedPlaces(
  { key, isDescending }: Sorting,
  of: (index: number) => Order,
): Generator<number, Uint32Array> {
  const places = Uint32Array.from({ length: orderCount }, (_, index) => index)
  if (key === 'number') return isDescending ? places.toReversed() : places
  const values: (string | number)[] = []
  for (const place of places) {
    values.push(of(place)[key])
    if (values.length % step === 0) yield (0.5 * values.length) / orderCount
  }
  const sign = isDescending ? -1 : 1
  return yield* mergeSorted(places, (a, b) => sign * inOrder(values[a]!, values[b]!) || a - b)
}

/** Sorts short runs, then merges two of them at a time. */
function* mergeSorted(
  places: Uint32Array<ArrayBuffer>,
  compare: (a: number, b: number) => number,
): Generator<number, Uint32Array> {
  const { length } = places
  for (let start = 0; start < length; start += step) {
    places.subarray(start, start + step).sort(compare)
    yield 0.5 + (0.2 * start) / length
  }
  let [from, to] = [places, new Uint32Array(length)]
  const rounds = Math.ceil(Math.log2(length / step))
  for (let round = 0; round < rounds; round += 1) {
    const width = step * 2 ** round
    for (let start = 0; start < length; start += 2 * width) {
      const [middle, end] = [Math.min(start + width, length), Math.min(start + 2 * width, length)]
      let [left, right] = [start, middle]
      for (let at = start; at < end; at += 1) {
        const takesLeft = left < middle && (right >= end || compare(from[left]!, from[right]!) <= 0)
        to[at] = takesLeft ? from[left++]! : from[right++]!
        if (at % step === 0) yield 0.7 + (0.3 * (round + at / length)) / rounds
      }
    }
    ;[from, to] = [to, from]
  }
  return from
}

/** The rows whose customer holds a text. Yields the share that is done, for `inSlices`. */
export function* rowsWith(
  text: string,
  places: Uint32Array,
  of: (index: number) => Order,
): Generator<number, readonly number[]> {
  const rows: number[] = []
  for (const [row, place] of places.entries()) {
    if (of(place).customer.toLowerCase().includes(text)) rows.push(row)
    if (row % step === 0) yield row / places.length
  }
  return rows
}
