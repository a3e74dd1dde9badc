import { mostThumbnailBytes } from 'atrium/contract/fields/file-types'
import { pictureTypes } from 'atrium/contract/fields/stored-file'

/** The longer edge of a thumbnail, in pixels. */
const edge = 256

/**
 * Returns a small picture of a file in base64; undefined for a file that is no picture the browser shows. It is made here, since a server without a library for
 * pictures could not, and the demo has no server. A canvas leaves out place and camera.
 */
export async function thumbnailOf(file: File): Promise<string | undefined> {
  if (!(pictureTypes as readonly string[]).includes(file.type)) return undefined
  const image = await createImageBitmap(file).catch(() => undefined)
  if (!image) return undefined
  const scale = Math.min(1, edge / Math.max(image.width, image.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(image.width * scale))
  canvas.height = Math.max(1, Math.round(image.height * scale))
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  image.close()
  // A browser that writes no WebP writes PNG.
  const content = canvas.toDataURL('image/webp', 0.8).replace(/^[^,]*,/, '')
  return (content.length * 3) / 4 <= mostThumbnailBytes ? content : undefined
}
