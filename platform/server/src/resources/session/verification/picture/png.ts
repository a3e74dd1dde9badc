import { zlibSync } from 'fflate'

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})

function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = crcTable[(crc ^ byte) & 0xff]! ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(data.length + 12)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, data.length)
  for (let index = 0; index < 4; index++) bytes[4 + index] = type.codePointAt(index)!
  bytes.set(data, 8)
  view.setUint32(data.length + 8, crcOf(bytes.subarray(4, data.length + 8)))
  return bytes
}

/** A PNG of 8-bit RGBA pixels, row by row; `pixels` has `width × height × 4` bytes. */
export function pngOf(pixels: Uint8ClampedArray, width: number, height: number): Uint8Array {
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  // 8 bits a channel, RGBA.
  header.set([8, 6], 8)
  const row = width * 4
  // The filter "up" of each row: gradients become rows of the same small numbers.
  const filtered = new Uint8Array((row + 1) * height)
  for (let y = 0; y < height; y++) {
    filtered[y * (row + 1)] = 2
    for (let at = 0; at < row; at++) {
      const above = y ? pixels[(y - 1) * row + at]! : 0
      filtered[y * (row + 1) + 1 + at] = pixels[y * row + at]! - above
    }
  }
  const data = chunk('IDAT', zlibSync(filtered, { level: 4 }))
  const parts = [Uint8Array.from(signature), chunk('IHDR', header), data, chunk('IEND', new Uint8Array())]
  const png = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    png.set(part, at)
    at += part.length
  }
  return png
}

/** A PNG as a data address. */
export function dataAddress(png: Uint8Array): string {
  let text = ''
  for (const byte of png) text += String.fromCharCode(byte)
  return `data:image/png;base64,${btoa(text)}`
}
