/** A seat of a theatre. */
export interface Seat {
  readonly id: string
  readonly row: number
  readonly number: number
  /** In whole yuan. */
  readonly price: number
  readonly isSold: boolean
}

export const mostSeats = 6

const sold = new Set('1-5 1-6 2-3 2-4 2-7 3-1 4-8 4-9 5-5 6-2'.split(' '))

/** Six rows of ten seats; the first three are the front. */
export const seats: readonly Seat[] = Array.from({ length: 60 }, (_, index) => {
  const row = Math.floor(index / 10) + 1
  const number = (index % 10) + 1
  return { id: `${row}-${number}`, row, number, price: row <= 3 ? 380 : 280, isSold: sold.has(`${row}-${number}`) }
})
