import { useStoredFile } from '#shared/field/picture/use-stored-file'
import css from './values.module.css'

interface StoredImageProps {
  /** Empty for a record without a picture: a dash. */
  fileKey: string
  /** Describes the picture for people who do not see it. */
  alt: string
  /** The edge of the square that it fits in, in CSS pixels. */
  size?: number
}

/** A stored picture, whole, in a square; a plain surface until it is loaded, and where it cannot be read. */
export function StoredImage({ fileKey, alt, size = 40 }: StoredImageProps) {
  const address = useStoredFile(fileKey)
  if (!fileKey) return '—'
  const edge = { width: size, height: size }
  if (!address) return <span className={css.image} style={edge} role="img" aria-label={alt} />
  return <img className={css.image} style={edge} src={address} alt={alt} />
}
