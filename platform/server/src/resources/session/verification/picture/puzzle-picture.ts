import type { PuzzlePicture } from 'atrium/contract/untrusted/verification'
import { canvasOf, cutOut, paint, type Canvas, type Rgb } from './canvas'
import { pieceSide, puzzleHeight, puzzleWidth, type Place } from './place'
import { dataAddress, pngOf } from './png'
import { paintScene } from './scene'
import { jigsaw, outline } from './shapes'

const white: Rgb = [255, 255, 255]
const shadow: Rgb = [10, 10, 30]

const randomSeed = () => crypto.getRandomValues(new Uint32Array(1))[0]!

/** Everything else goes on between two steps of a picture, which would hold it for 20 ms. */
const pause = () => new Promise((resolve) => setTimeout(resolve))

/** The picture with its gap at `place`, and the piece that fits there; the same for the same seed. */
export async function drawPuzzle({ x, y }: Place, seed = randomSeed()): Promise<PuzzlePicture> {
  const canvas = canvasOf(puzzleWidth, puzzleHeight)
  paintScene(canvas, seed)
  await pause()
  const shape = jigsaw(x, y, pieceSide)
  const piece = cutOut(canvas, shape, [x, y, pieceSide])
  paint(piece, outline(jigsaw(0, 0, pieceSide), 2), white, 0.9)
  paint(canvas, shape, shadow, 0.6)
  paint(canvas, outline(shape, 1.5), white, 0.7)
  await pause()
  return {
    picture: addressOf(canvas),
    piece: addressOf(piece),
    width: puzzleWidth,
    height: puzzleHeight,
    side: pieceSide,
    top: y,
  }
}

const addressOf = ({ pixels, width, height }: Canvas) => dataAddress(pngOf(pixels, width, height))
