import { unzlibSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { pieceSide, puzzleHeight, puzzleWidth, randomPlace } from './place'
import { drawPuzzle } from './puzzle-picture'

const bytesOf = (address: string) => Buffer.from(address.split(',')[1]!, 'base64')

/** Width, height and the pixels of a PNG as this server writes it: one IDAT, filter "up" everywhere. */
function decode(address: string) {
  const png = bytesOf(address)
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  const raw = unzlibSync(png.subarray(41, 41 + png.readUInt32BE(33)))
  const pixels = new Uint8Array(width * height * 4)
  const row = width * 4
  for (let at = 0; at < pixels.length; at++) {
    pixels[at] = raw[at + Math.floor(at / row) + 1]! + (at < row ? 0 : pixels[at - row]!)
  }
  return {
    width,
    height,
    at: (x: number, y: number) => [...pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)],
  }
}

describe('the picture of a puzzle', async () => {
  const place = { x: 150, y: 60 }
  const { picture, piece, top } = await drawPuzzle(place, 7)
  const [whole, cut] = [decode(picture), decode(piece)]
  const elsewhere = decode((await drawPuzzle({ x: 90, y: 6 }, 7)).picture)
  const centre = pieceSide / 2

  test('has the sizes that the challenge names', () => {
    expect([whole.width, whole.height, cut.width, cut.height, top]).toEqual([
      puzzleWidth,
      puzzleHeight,
      pieceSide,
      pieceSide,
      60,
    ])
  })

  test('has the pixels of the piece where it belongs, and is darker there', () => {
    const there = elsewhere.at(place.x + centre, place.y + centre)
    expect(cut.at(centre, centre)).toEqual(there)
    const sum = (pixel: number[]) => pixel[0]! + pixel[1]! + pixel[2]!
    expect(sum(whole.at(place.x + centre, place.y + centre))).toBeLessThan(sum(there))
  })

  test('shows the piece alone: around it, it is transparent', () => {
    expect(cut.at(0, 0)[3]).toBe(0)
    expect(cut.at(centre, centre)[3]).toBe(255)
  })

  test('is the same for the same seed, and another one for another', async () => {
    const pictureOf = async (seed?: number) => (await drawPuzzle(place, seed)).picture
    expect(await pictureOf(7)).toBe(picture)
    expect(await pictureOf(8)).not.toBe(picture)
    expect(await pictureOf()).not.toBe(await pictureOf())
  })

  test('is small enough to be sent at every miss', () => {
    expect(picture.length + piece.length).toBeLessThan(90_000)
  })
})

test('a gap is never where the piece begins, nor beyond the picture', () => {
  for (let time = 0; time < 200; time++) {
    const { x, y } = randomPlace()
    expect(x >= 80 && x + pieceSide <= puzzleWidth && y >= 44 && y + pieceSide <= puzzleHeight).toBe(true)
  }
})
