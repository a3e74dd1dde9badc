import { maxFileBytes } from 'atrium/contract/fields/stored-file'

/** The largest file to choose, in megabytes: what is kept of it is far smaller. */
export const maxMegabytes = 10
/** The types of files that can be chosen. A GIF would no longer move. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp']

export type PictureError = 'wrongType' | 'tooLarge' | 'unreadable'

/** The part of a picture that is kept: `area` in pixels of the picture as it lies after the turn. */
export interface Crop {
  rotation: number
  area: { x: number; y: number; width: number; height: number }
}

/** Reads a file as a picture, or returns why it cannot be one. The caller revokes `src` by `URL.revokeObjectURL`. */
export async function readPicture(file: File): Promise<HTMLImageElement | PictureError> {
  if (!pictureTypes.includes(file.type)) return 'wrongType'
  if (file.size > maxMegabytes * 1024 * 1024) return 'tooLarge'
  const image = new Image()
  image.src = URL.createObjectURL(file)
  try {
    await image.decode()
    return image
  } catch {
    URL.revokeObjectURL(image.src)
    return 'unreadable'
  }
}

/** Draws the crop over the whole canvas. */
export function drawCrop(canvas: HTMLCanvasElement, image: HTMLImageElement, { rotation, area }: Crop): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const { naturalWidth: width, naturalHeight: height } = image
  const isLying = rotation % 180 !== 0
  const scale = canvas.width / area.width
  // What is transparent would turn black in a JPEG.
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.scale(scale, scale)
  context.translate((isLying ? height : width) / 2 - area.x, (isLying ? width : height) / 2 - area.y)
  context.rotate((rotation * Math.PI) / 180)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, -width / 2, -height / 2)
}

/** In pixels. */
export interface PictureSize {
  width: number
  height: number
}

/** The crop as a data address of this size. */
export function croppedPicture(image: HTMLImageElement, crop: Crop, size: PictureSize): string {
  const canvas = Object.assign(document.createElement('canvas'), size)
  drawCrop(canvas, image, crop)
  return encoded(canvas)
}

/** The whole picture as a data address, made smaller where it is larger than this size. */
export function scaledPicture(image: HTMLImageElement, { width, height }: PictureSize): string {
  const scale = Math.min(1, width / image.naturalWidth, height / image.naturalHeight)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale))
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale))
  const area = { x: 0, y: 0, width: image.naturalWidth, height: image.naturalHeight }
  drawCrop(canvas, image, { rotation: 0, area })
  return encoded(canvas)
}

/** In a form that the server takes. Browsers without WebP write another type: they get JPEG. */
function encoded(canvas: HTMLCanvasElement): string {
  const webp = canvas.toDataURL('image/webp', 0.9)
  const fits = webp.startsWith('data:image/webp') && (webp.length * 3) / 4 <= maxFileBytes
  return fits ? webp : canvas.toDataURL('image/jpeg', 0.85)
}
