import type { Shape } from './shapes'

export type Rgb = readonly [red: number, green: number, blue: number]

/** RGBA, 8 bits a channel, row by row. */
export interface Canvas {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8ClampedArray
}

export const canvasOf = (width: number, height: number): Canvas => ({
  width,
  height,
  pixels: new Uint8ClampedArray(width * height * 4).fill(255),
})

/** How much of a pixel a shape covers, 0 to 1, by the distance of its centre. */
const coverage = (distance: number): number => Math.min(1, Math.max(0, 0.5 - distance))

/** Calls back with each pixel that a shape covers, and how much of it, 0 to 1. */
function eachPixel({ width, height }: Canvas, shape: Shape, paint: (at: number, share: number) => void): void {
  const [cx, cy, half] = shape.around
  const bottom = Math.min(height - 1, Math.ceil(cy + half))
  const right = Math.min(width - 1, Math.ceil(cx + half))
  for (let y = Math.max(0, Math.floor(cy - half - 1)); y <= bottom; y++) {
    for (let x = Math.max(0, Math.floor(cx - half - 1)); x <= right; x++) {
      const share = coverage(shape.distance(x + 0.5, y + 0.5))
      if (share > 0) paint((y * width + x) * 4, share)
    }
  }
}

/** Paints a shape over what is there; `strength`, 0 to 1, is how little shines through. */
export function paint(canvas: Canvas, shape: Shape, colour: Rgb, strength: number): void {
  const { pixels } = canvas
  eachPixel(canvas, shape, (at, share) => {
    for (let channel = 0; channel < 3; channel++) {
      const present = pixels[at + channel]!
      pixels[at + channel] = present + (colour[channel]! - present) * share * strength
    }
  })
}

/** Fills the canvas from one colour at the top left to another one at the bottom right; `tilt`, 0 to 1, leads to the right. */
export function fill({ width, height, pixels }: Canvas, from: Rgb, to: Rgb, tilt: number): void {
  for (let at = 0; at < width * height; at++) {
    const share = ((at % width) / width) * tilt + (Math.floor(at / width) / height) * (1 - tilt)
    for (let channel = 0; channel < 3; channel++) {
      pixels[at * 4 + channel] = from[channel]! + (to[channel]! - from[channel]!) * share
    }
  }
}

/** The square of `side` at `left` and `top`, transparent outside of the shape. */
export function cutOut(canvas: Canvas, shape: Shape, [left, top, side]: readonly [number, number, number]): Canvas {
  const pixels = new Uint8ClampedArray(side * side * 4)
  eachPixel(canvas, shape, (at, share) => {
    const [x, y] = [(at / 4) % canvas.width, Math.floor(at / 4 / canvas.width)]
    const to = ((y - top) * side + x - left) * 4
    if (x < left || y < top || x >= left + side || y >= top + side) return
    pixels.set(canvas.pixels.subarray(at, at + 3), to)
    pixels[to + 3] = share * 255
  })
  return { width: side, height: side, pixels }
}
