import type { StoredFile } from 'atrium/contract/fields/file-types'
import { useThumbnail } from '../files/use-thumbnail'
import css from './signature.module.css'

interface SignaturePictureProps {
  file: StoredFile
  /** Describes it for people who do not see it. */
  alt: string
  /** In CSS pixels; it is two and a half times as wide. */
  height: number
}

/** A signature on its paper; the paper alone until it is loaded. */
export function SignaturePicture({ file, alt, height }: SignaturePictureProps) {
  const address = useThumbnail(file)
  const size = { width: height * 2.5, height }
  if (!address) return <span className={css.picture} style={size} role="img" aria-label={alt} />
  return <img className={css.picture} style={size} src={address} alt={alt} />
}
