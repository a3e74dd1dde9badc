import { rgbToHex } from '#shared/theme/colour'

const hex = /^#(?:[\da-f]{3}|[\da-f]{6})$/i
const rgba = /^rgba\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(0|1|[01]?\.\d+)\s*\)$/i

/**
 * The colour that a person wrote: three or six hex digits with #, returned as six in lower case. With `alpha` it must be
 * `rgba(r,g,b,a)` instead: r, g, b 0 to 255, a 0 to 1. Undefined where the text is neither (section 5 of the specification).
 */
export function colourOf(text: string, alpha = false): string | undefined {
  const written = text.trim().toLowerCase()
  if (alpha) return rgbaOf(written)
  if (!hex.test(written)) return undefined
  return written.length === 7 ? written : written.replaceAll(/[\da-f]/g, '$&$&')
}

/** The colour without its alpha, as six hex digits, and the alpha as written. Takes a result of `colourOf`. */
export function solidOf(colour: string): { solid: string; alpha: string } {
  if (colour.startsWith('#')) return { solid: colour, alpha: '1' }
  const [r = '0', g = '0', b = '0', alpha = '1'] = colour.match(/[\d.]+/g) ?? []
  return { solid: rgbToHex(r, g, b), alpha }
}

function rgbaOf(written: string): string | undefined {
  const [, r, g, b, a] = rgba.exec(written) ?? []
  const fits = [r, g, b].every((part) => Number(part) <= 255) && Number(a) <= 1
  return fits ? `rgba(${r},${g},${b},${a})` : undefined
}
