import { randomChoices } from '#server/db/random-sequence'
import { fill, paint, type Canvas, type Rgb } from './canvas'
import { box, circle, outline } from './shapes'

/** Two colours of the ground and four of the shapes. */
const palettes: readonly (readonly Rgb[])[] = [
  [
    [52, 40, 140],
    [154, 144, 255],
    [255, 184, 107],
    [255, 122, 122],
    [88, 214, 190],
    [240, 238, 255],
  ],
  [
    [14, 74, 110],
    [120, 200, 220],
    [255, 214, 120],
    [240, 120, 90],
    [30, 130, 150],
    [235, 250, 250],
  ],
  [
    [40, 80, 62],
    [160, 210, 150],
    [255, 226, 150],
    [226, 120, 86],
    [70, 140, 110],
    [246, 250, 232],
  ],
  [
    [96, 36, 84],
    [255, 170, 150],
    [255, 220, 160],
    [220, 80, 120],
    [130, 70, 160],
    [255, 240, 236],
  ],
]

/** Covers the canvas with geometric shapes, the same for the same seed. */
export function paintScene(canvas: Canvas, seed: number): void {
  const { below, pick } = randomChoices(seed)
  const palette = pick(palettes)
  fill(canvas, palette[0]!, palette[1]!, below(100) / 100)
  for (let count = 0; count < 14; count++) {
    const [x, y, size, angle] = [below(canvas.width), below(canvas.height), 18 + below(46), below(314) / 100]
    const shape = pick([
      circle(x, y, size / 2),
      outline(circle(x, y, size / 2), 5 + below(8)),
      box(x, y, [size * 1.6, 6 + below(14)], angle),
      box(x, y, [size, size], angle),
    ])
    paint(canvas, shape, palette[2 + below(4)]!, (45 + below(50)) / 100)
  }
}
