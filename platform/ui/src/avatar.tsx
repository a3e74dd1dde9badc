import { useState } from 'react'
import css from './avatar.module.css'

interface AvatarProps {
  /** Whose picture it is: gives the initial and, the same for every visit, the two tints behind it. */
  name: string
  /** A blob address, a path of this site or an image as data; anything else is passed over, since other sites would learn who reads. */
  src?: string
  /** Edge in CSS pixels. */
  size?: number
}

const drawable = /^(?:\/(?!\/)|data:image\/|blob:)/

function hueOf(name: string): number {
  let hash = 0
  for (const char of name) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) % 9973
  return (hash * 47) % 360
}

/**
 * A round portrait, or the initial of the name where there is no picture or it fails to load. Decoration beside the name.
 * @example
 * <Avatar name={user.nickname} src={user.avatar} size={40} />
 */
export function Avatar({ name, src = '', size = 28 }: AvatarProps) {
  const [failed, setFailed] = useState('')
  if (drawable.test(src) && failed !== src) {
    return (
      <img
        className={css.avatar}
        src={src}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        onError={() => setFailed(src)}
      />
    )
  }
  const hue = hueOf(name)
  return (
    <span
      className={css.avatar}
      aria-hidden="true"
      style={{
        width: size,
        height: size,
        fontSize: Math.round(size * 0.43),
        background: `linear-gradient(160deg, oklch(0.87 0.07 ${hue}), oklch(0.73 0.13 ${hue}))`,
        color: `oklch(0.3 0.12 ${hue})`,
      }}
    >
      {([...name.trim()][0] ?? '').toUpperCase()}
    </span>
  )
}
