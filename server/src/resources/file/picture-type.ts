import type { PictureType } from '@atrium/contract/fields/stored-file'

const matches = (bytes: Uint8Array, at: number, signature: readonly number[]) =>
  signature.every((byte, index) => bytes[at + index] === byte)

/** What the bytes are, whatever the sender calls them; undefined for anything but a picture of the four types. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | undefined {
  if (matches(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png'
  if (matches(bytes, 0, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (matches(bytes, 0, [0x52, 0x49, 0x46, 0x46]) && matches(bytes, 8, [0x57, 0x45, 0x42, 0x50])) return 'image/webp'
  if (matches(bytes, 0, [0x47, 0x49, 0x46, 0x38]) && matches(bytes, 5, [0x61])) return 'image/gif'
  return undefined
}
