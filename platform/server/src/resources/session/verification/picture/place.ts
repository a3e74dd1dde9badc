/** Sizes in pixels. The piece is a square that holds the knobs too. */
export const puzzleWidth = 320
export const puzzleHeight = 160
export const pieceSide = 56

/** Where the gap is: left and top of the square of the piece, in pixels. */
export interface Place {
  readonly x: number
  readonly y: number
}

/** The least distance of the gap from where the piece begins, and from the edges. */
const leastTravel = 80
const margin = 6
/** The size in pixels that a button in the corner at the top may cover. */
const cover = 44

/** From the generator that tokens come from: what is drawn beside it says nothing about it. */
export function randomPlace(): Place {
  const [a, b] = crypto.getRandomValues(new Uint32Array(2))
  const between = (least: number, most: number, random: number) => least + (random % (most - least + 1))
  return {
    x: between(leastTravel, puzzleWidth - pieceSide - margin, a!),
    y: between(cover, puzzleHeight - pieceSide - margin, b!),
  }
}
