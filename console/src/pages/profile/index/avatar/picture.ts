import { maxAvatarBytes } from '@atrium/contract/system/profile'

/** The largest file to choose, in megabytes: what is kept of it is far smaller. */
export const maxMegabytes = 10
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp']

/** The edge of an avatar, in pixels. */
const edge = 256

export type Fault = 'wrongType' | 'tooLarge' | 'unreadable'

/** What part of a picture becomes the avatar: `area` in pixels of the picture as it lies after the turn. */
export interface Crop {
  rotation: number
  area: { x: number; y: number; width: number; height: number }
}

/** Reads a file as a picture, or answers why it cannot be one. `src` is to be given back by `URL.revokeObjectURL`. */
export async function readPicture(file: File): Promise<HTMLImageElement | Fault> {
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

/** The avatar as a data address that the server takes. Browsers without WebP write another type: they get JPEG. */
export async function avatarOf(image: HTMLImageElement, crop: Crop): Promise<string> {
  const canvas = document.createElement('canvas')
  canvas.width = edge
  canvas.height = edge
  drawCrop(canvas, image, crop)
  const webp = canvas.toDataURL('image/webp', 0.9)
  const fits = webp.startsWith('data:image/webp') && (webp.length * 3) / 4 <= maxAvatarBytes
  return fits ? webp : canvas.toDataURL('image/jpeg', 0.85)
}
