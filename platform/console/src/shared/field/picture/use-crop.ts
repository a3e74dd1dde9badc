import { useEffect, useState } from 'react'
import { readPicture, type Crop, type PictureError } from './picture'

/** The picture that was chosen, and the part of it that the person chose. */
export function useCrop() {
  const [image, setImage] = useState<HTMLImageElement>()
  const [error, setError] = useState<PictureError>()
  const [position, setPosition] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [rotation, setRotation] = useState(0)
  const [area, setArea] = useState<Crop['area']>()
  useEffect(() => () => image && URL.revokeObjectURL(image.src), [image])
  const take = async (file: File) => {
    const picture = await readPicture(file)
    const image = typeof picture === 'string' ? undefined : picture
    setError(typeof picture === 'string' ? picture : undefined)
    if (image) setImage(image)
    return image
  }
  const leave = () => {
    setImage(undefined)
    setArea(undefined)
    setPosition({ x: 0, y: 0 })
    setZoom(1)
    setRotation(0)
  }
  const turn = (degrees: number) => setRotation((now) => (now + degrees + 360) % 360)
  return { image, error, position, zoom, rotation, area, setPosition, setZoom, setArea, turn, take, leave }
}
