import type { PictureType } from 'atrium/contract/fields/stored-file'
import type { CleanPicture } from './bytes'
import { cleanGif, cleanPng, cleanWebp } from './chunked'
import { cleanJpeg } from './jpeg'
import { readPicture } from './picture'

const cleaners: Readonly<
  Record<Exclude<PictureType, 'image/jpeg'>, (picture: Uint8Array) => CleanPicture['parts'] | undefined>
> = {
  'image/png': cleanPng,
  'image/webp': cleanWebp,
  'image/gif': cleanGif,
}

/**
 * Returns a picture without what a camera or a program wrote beside it: place, time, device, author. The pixels are not encoded again, and a JPEG stays turned as it was. No
 * library does that for all formats in both runtimes. Undefined where its parts cannot be read to the end: what could not be looked at may hold a place.
 */
export function withoutPlace(picture: Uint8Array, type: PictureType): CleanPicture | undefined {
  if (type === 'image/jpeg') return cleanJpeg(picture)
  const parts = cleaners[type](picture)
  const size = parts && readPicture(picture)
  return size && parts && { parts, width: size.width, height: size.height }
}
