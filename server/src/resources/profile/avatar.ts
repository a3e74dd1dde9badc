import { maxAvatarBytes } from '@atrium/contract/system/profile'
import { refuseField } from '#server/call/field-error'
import type { WriteCall } from '#server/call/write-call'

const matches = (bytes: Uint8Array, at: number, signature: readonly number[]) =>
  signature.every((byte, index) => bytes[at + index] === byte)

/** What the bytes are, whatever the sender calls them. SVG is not among them: it may hold scripts. */
function typeOf(bytes: Uint8Array): string | undefined {
  if (matches(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png'
  if (matches(bytes, 0, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (matches(bytes, 0, [0x52, 0x49, 0x46, 0x46]) && matches(bytes, 8, [0x57, 0x45, 0x42, 0x50])) return 'image/webp'
  return undefined
}

function decode(base64: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  } catch {
    return undefined
  }
}

/** Keeps the picture as a data address, which an `img` shows without a request that would have to carry the token. */
export async function setAvatar({ db, actor, changed }: WriteCall, image: string): Promise<string> {
  const base64 = image.replace(/^data:[\w/+.-]*;base64,/, '')
  const bytes = decode(base64)
  if (!bytes) return refuseField('image', 'wrongForm')
  if (bytes.length > maxAvatarBytes) refuseField('image', ['tooLarge', maxAvatarBytes])
  const type = typeOf(bytes)
  if (!type) return refuseField('image', 'wrongForm')
  const avatar = `data:${type};base64,${base64}`
  // The version stays: an avatar is part of no form that could be out of date by it.
  await db.updateTable('users').set({ avatar }).where('userId', '=', actor.userId).execute()
  const { userId } = actor
  changed({ id: userId, before: { userId }, after: { userId, avatar: `${type}, ${bytes.length}` } })
  return avatar
}
