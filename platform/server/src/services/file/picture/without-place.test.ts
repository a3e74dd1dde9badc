import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readPicture } from './picture'
import { withoutPlace } from './without-place'

const place = { IFD0: { Copyright: 'Ann' }, IFD3: { GPSLatitude: '51/1 30/1 3230/100', GPSLatitudeRef: 'N' } }
const plain = () => sharp({ create: { width: 40, height: 20, channels: 3, background: '#c06' } })

test.each(['jpeg', 'png', 'webp'] as const)(
  'a picture as %s loses place and author, and looks the same',
  async (format) => {
    const picture = new Uint8Array(await plain().withExif(place).toFormat(format).toBuffer())
    expect((await sharp(picture).metadata()).exif?.includes('Ann')).toBe(true)
    const clean = withoutPlace(picture, `image/${format}`)
    expect((await sharp(clean).metadata()).exif).toBeUndefined()
    expect(Buffer.from(clean).includes('Ann')).toBe(false)
    expect(await sharp(clean).raw().toBuffer()).toEqual(await sharp(picture).raw().toBuffer())
    expect(readPicture(clean)).toMatchObject({ width: 40, height: 20 })
  },
)

test('a JPEG stays turned as it was, and loses what comes behind it', async () => {
  const turned = await plain().withExif(place).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const clean = withoutPlace(Buffer.concat([turned, Buffer.from('GPS of a second picture')]), 'image/jpeg')
  expect((await sharp(clean).metadata()).orientation).toBe(6)
  expect([Buffer.from(clean).includes('Ann'), Buffer.from(clean).includes('second')]).toEqual([false, false])
})

test.each(['jpeg', 'png', 'webp'] as const)('a %s that breaks off stays as it is', async (format) => {
  const whole = new Uint8Array(await plain().withExif(place).toFormat(format).toBuffer())
  const broken = whole.subarray(0, whole.length - 20)
  expect(withoutPlace(broken, `image/${format}`).length).toBeLessThanOrEqual(broken.length)
})
