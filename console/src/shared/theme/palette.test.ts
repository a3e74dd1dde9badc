import '@atrium/ui/tokens.css'
import { afterEach, describe, expect, test } from 'vitest'
import { palettes, type Palette } from './palette'

afterEach(() => document.documentElement.removeAttribute('data-theme'))

const variable = (key: string) =>
  `--${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/(\d)/, '-$1')}`

function luminance(colour: string): number {
  const digits = colour.slice(1)
  const whole = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
  const [r = 0, g = 0, b = 0] = [0, 2, 4]
    .map((at) => parseInt(whole.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

describe.each(Object.entries(palettes) as [string, Palette][])('the %s palette', (scheme, palette) => {
  test('holds the values of the style sheet', () => {
    document.documentElement.dataset.theme = scheme
    const style = getComputedStyle(document.documentElement)
    const sheet = Object.keys(palette).map((key) => [key, style.getPropertyValue(variable(key)).trim()])
    expect(Object.fromEntries(sheet)).toEqual(palette)
  })

  test('keeps every text readable on every surface it stands on', () => {
    const surfaces = [palette.page, palette.card, palette.head]
    const texts = [
      palette.ink,
      palette.ink2,
      palette.ink3,
      palette.primaryInk,
      palette.ok,
      palette.warn,
      palette.bad,
      palette.info,
    ]
    const worst = Math.min(...surfaces.flatMap((surface) => texts.map((text) => contrast(text, surface))))
    expect(worst).toBeGreaterThanOrEqual(4.5)
    expect(contrast(palette.primaryInk, palette.primarySoft)).toBeGreaterThanOrEqual(4.5)
    expect(contrast('#ffffff', palette.primaryFill)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(palette.tick, palette.card)).toBeGreaterThanOrEqual(3)
  })
})
