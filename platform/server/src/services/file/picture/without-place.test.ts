import type { PictureType } from 'atrium/contract/fields/stored-file'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { joined } from './bytes'
import { readPicture } from './picture'
import { withoutPlace } from './without-place'

const place = { IFD0: { Copyright: 'Ann' }, IFD3: { GPSLatitude: '51/1 30/1 3230/100', GPSLatitudeRef: 'N' } }
const plain = () => sharp({ create: { width: 40, height: 20, channels: 3, background: '#c06' } })
const formats = ['jpeg', 'png', 'webp'] as const
const withPlace = async (format: (typeof formats)[number]) =>
  new Uint8Array(await plain().withExif(place).toFormat(format).toBuffer())

/** Returns what is left of a picture that can be read. */
function cleanOf(picture: Uint8Array, type: PictureType): Buffer {
  const clean = withoutPlace(picture, type)
  if (!clean) throw new Error('not read')
  return Buffer.from(joined(clean.parts))
}

test.each(formats)('a picture as %s loses place and author, and looks the same', async (format) => {
  const picture = await withPlace(format)
  expect((await sharp(picture).metadata()).exif?.includes('Ann')).toBe(true)
  const clean = cleanOf(picture, `image/${format}`)
  expect((await sharp(clean).metadata()).exif).toBeUndefined()
  expect(clean.includes('Ann')).toBe(false)
  expect(await sharp(clean).raw().toBuffer()).toEqual(await sharp(picture).raw().toBuffer())
  expect(readPicture(clean)).toMatchObject({ width: 40, height: 20 })
})

test('a JPEG stays turned as it was, has the size that people see, and loses what comes behind it', async () => {
  const turned = await plain().withExif(place).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const whole = Buffer.concat([turned, Buffer.from('GPS of a second picture')])
  const clean = cleanOf(whole, 'image/jpeg')
  expect((await sharp(clean).metadata()).orientation).toBe(6)
  expect([clean.includes('Ann'), clean.includes('second')]).toEqual([false, false])
  expect(withoutPlace(whole, 'image/jpeg')).toMatchObject({ width: 20, height: 40 })
})

test.each(formats)('a %s that breaks off is not read, since what is in it is not known', async (format) => {
  const whole = await withPlace(format)
  expect(withoutPlace(whole.subarray(0, whole.length - 30), `image/${format}`)).toBeUndefined()
})

test('a JPEG with stray bytes and long segments before its frame is read as browsers read it', async () => {
  const jpeg = Buffer.from(await withPlace('jpeg'))
  const segment = Buffer.alloc(65_535 + 2, 'GPS')
  segment.set([0xff, 0xe1, 0xff, 0xff])
  const long = Buffer.concat([
    jpeg.subarray(0, 2),
    ...Array<Buffer>(6).fill(segment),
    Buffer.from([0, 1]),
    jpeg.subarray(2),
  ])
  const clean = cleanOf(long, 'image/jpeg')
  expect([clean.includes('GPS'), clean.includes('Ann')]).toEqual([false, false])
  expect(withoutPlace(long, 'image/jpeg')).toMatchObject({ width: 40, height: 20 })
  expect(await sharp(clean).raw().toBuffer()).toEqual(await sharp(jpeg).raw().toBuffer())
})

test('a frame that another program would find in fill bytes is not taken for the size', async () => {
  const jpeg = Buffer.from(await plain().jpeg().toBuffer())
  const fake = [0xff, 0xe1, 0, 13, 0xff, 0xc0, 0, 17, 8, 0, 1, 0, 1, 0, 0]
  const tricky = Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xff, ...fake.slice(1)]), jpeg.subarray(2)])
  expect(readPicture(tricky)).toMatchObject({ width: 40, height: 20 })
})

test('a WebP without the byte that fills up its last chunk loses its place', async () => {
  const webp = await withPlace('webp')
  const exif = Buffer.from(webp).indexOf('EXIF')
  const odd = Buffer.concat([webp.subarray(0, exif), Buffer.from('EXIF\x05\0\0\0Ann 1', 'latin1')])
  odd.writeUInt32LE(odd.length - 8, 4)
  const clean = cleanOf(odd, 'image/webp')
  expect(clean.includes('Ann')).toBe(false)
  expect(await sharp(clean).raw().toBuffer()).toEqual(await sharp(webp).raw().toBuffer())
})

test('a GIF loses comments and what programs wrote, and goes on to repeat', async () => {
  const frames = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#c06' } })
    .gif({ loop: 3 })
    .toBuffer()
  const start = 13 + 3 * 2 ** ((frames[10]! & 7) + 1)
  const added = Buffer.from('!\xfe\x03Ann\0!\xff\x0bXMP DataXMP\x03GPS\0!\xff\x0bNETSCAPE2.0\x03\x01\x03\0\0', 'latin1')
  const gif = Buffer.concat([frames.subarray(0, start), added, frames.subarray(start)])
  const clean = cleanOf(gif, 'image/gif')
  expect([clean.includes('Ann'), clean.includes('GPS'), clean.includes('NETSCAPE2.0')]).toEqual([false, false, true])
  expect(await sharp(clean).raw().toBuffer()).toEqual(await sharp(frames).raw().toBuffer())
  expect(withoutPlace(gif.subarray(0, gif.length - 3), 'image/gif')).toBeUndefined()
})
