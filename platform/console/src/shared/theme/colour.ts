import { notify } from '../feedback/notify'
import { translate } from '../i18n/text'
import { texts } from './text'

/** Red, green and blue, 0 to 255 each. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** The contrast that texts need against their background: WCAG 2.2, level AA. */
const readableContrast = 4.5

const sixDigits = /^#?[\da-f]{6}$/i

/** The parts of a colour of six hex digits, # or not. For anything else, shows an error and returns undefined. */
export function hexToRgb(hex: string): Rgb | undefined {
  if (sixDigits.test(hex)) return partsOf(hex)
  notify.warning(translate(texts, 'notHex'))
  return undefined
}

/** `#rrggbb` of three parts, each of one to three digits and 255 at most. For anything else, shows an error and returns ''. */
export function rgbToHex(...parts: [red: number | string, green: number | string, blue: number | string]): string {
  if (parts.every((part) => /^\d{1,3}$/.test(String(part)) && Number(part) <= 255)) return hexOf(parts.map(Number))
  notify.warning(translate(texts, 'notRgb'))
  return ''
}

/** A colour mixed with white: 0 leaves it, 1 is white. For anything but a colour of six hex digits, shows an error and returns ''. */
export function lighten(hex: string, factor: number): string {
  return shade(hex, '#ffffff', factor)
}

/** A colour mixed with black: 0 leaves it, 1 is black. For anything but a colour of six hex digits, shows an error and returns ''. */
export function darken(hex: string, factor: number): string {
  return shade(hex, '#000000', factor)
}

/** One colour with a share of another, 0 to 1. Both must have six hex digits. */
export function mix(hex: string, other: string, share: number): string {
  const others = partsOf(other)
  return hexOf(partsOf(hex).map((part, at) => part + (others[at]! - part) * share))
}

/** How two colours contrast after WCAG 2.2: 1 (the same) to 21. Both must have six hex digits. */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)]
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)
}

/** The colour itself where it can be read on all the grounds; else the nearest shade of it, towards black or white, that can. */
export function readableOn(grounds: readonly string[], hex: string): string {
  const end = farEnd(grounds[0]!)
  let share = 0
  const at = () => mix(hex, end, share)
  while (share < 1 && grounds.some((ground) => contrast(at(), ground) < readableContrast))
    share = Math.min(1, share + 0.02)
  return at()
}

/** Black or white, whichever contrasts more with the ground. */
export function farEnd(ground: string): '#000000' | '#ffffff' {
  return contrast(ground, '#000000') > contrast(ground, '#ffffff') ? '#000000' : '#ffffff'
}

function shade(hex: string, end: string, factor: number): string {
  if (sixDigits.test(hex)) return mix(hex, end, factor)
  notify.warning(translate(texts, 'notHexValue'))
  return ''
}

function partsOf(hex: string): Rgb {
  const whole = parseInt(hex.replace('#', ''), 16)
  return [whole >> 16, (whole >> 8) & 255, whole & 255]
}

function hexOf(parts: readonly number[]): string {
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

function luminance(hex: string): number {
  const [r, g, b] = partsOf(hex).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
