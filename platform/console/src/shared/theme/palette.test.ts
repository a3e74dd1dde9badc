import 'atrium/ui/tokens.css'
import { afterEach, describe, expect, test } from 'vitest'
import { contrast } from './colour'
import { palettes, type Palette } from './palette'

afterEach(() => document.documentElement.removeAttribute('data-theme'))

const variable = (key: string) =>
  `--${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/(\d)/, '-$1')}`

describe.each(Object.entries(palettes) as [string, Palette][])('the %s palette', (scheme, palette) => {
  test('holds the values of the style sheet', () => {
    document.documentElement.dataset.theme = scheme
    const style = getComputedStyle(document.documentElement)
    const sheet = Object.keys(palette).map((key) => [key, style.getPropertyValue(variable(key)).trim()])
    expect(Object.fromEntries(sheet)).toEqual(palette)
  })

  test('keeps every text readable on every surface', () => {
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
