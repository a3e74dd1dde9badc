import { afterEach, describe, expect, test } from 'vitest'
import { dismissToast, useToasts } from '../feedback/notify'
import { setLanguage } from '../i18n/text'
import { contrast, darken, hexToRgb, lighten, rgbToHex } from './colour'
import { menuTones } from './menu-tones'
import { paletteOf, palettes } from './palette'

afterEach(() => {
  setLanguage('zh-cn')
  for (const { id } of useToasts.getState().toasts) dismissToast(id)
})

const warnings = () => useToasts.getState().toasts.map(({ kind, text }) => `${kind}: ${text}`)

test('six hex digits, # or not, are their three parts', () => {
  expect([hexToRgb('#5240ff'), hexToRgb('0A0B0C')]).toEqual([
    [82, 64, 255],
    [10, 11, 12],
  ])
  expect(rgbToHex(82, '64', 255)).toBe('#5240ff')
})

test('lighter goes to white, darker to black, by the factor', () => {
  expect([lighten('#5240ff', 0), lighten('5240ff', 0.5), lighten('#5240ff', 1)]).toEqual([
    '#5240ff',
    '#a9a0ff',
    '#ffffff',
  ])
  expect([darken('#5240ff', 0.5), darken('#5240ff', 1)]).toEqual(['#292080', '#000000'])
})

test.each(['#fff', '#12345', '#1234567', '#gggggg', 'red', ''])(
  '%s is no colour of six digits, and that is said',
  (text) => {
    expect([hexToRgb(text), lighten(text, 0.1)]).toEqual([undefined, ''])
    expect(warnings()).toEqual(['warning: 输入错误的hex', 'warning: 输入错误的hex颜色值'])
    darken(text, 0.1)
    expect(warnings()).toHaveLength(2)
  },
)

test.each(['', '1234', '-1', '1.5', 'a', 256])('a part that is %s makes no colour, and that is said', (part) => {
  expect(rgbToHex(1, part, 3)).toBe('')
  expect(warnings()).toEqual(['warning: 输入错误的rgb颜色值'])
})

test('the warnings are English in an English console', () => {
  setLanguage('en')
  hexToRgb('')
  expect(warnings()).toEqual(['warning: This is no hex colour'])
})

const steps = ['00', '55', 'aa', 'ff']
const colours = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)))

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  test('texts stay readable with any primary', () => {
    const worst = colours.map((colour) => {
      const p = paletteOf(scheme, colour)
      const inks = [p.page, p.card, p.head, p.primarySoft].map((ground) => contrast(p.primaryInk, ground))
      const fills = [p.primaryFill, p.primaryHover].map((fill) => contrast('#ffffff', fill))
      return [colour, Math.min(...inks, ...fills, contrast(p.primary, p.card))]
    })
    expect(worst.filter(([, ratio]) => Number(ratio) < 4.5)).toEqual([])
  })

  test('the primary that the product comes with has the tones of the style sheet', () => {
    expect(paletteOf(scheme, '#5240ff')).toBe(palettes[scheme])
    expect(paletteOf(scheme, '#5240fe')).not.toEqual(palettes[scheme])
  })
})

test('the menu stays readable with any two colours', () => {
  const pairs = colours.flatMap((bg) => ['#000000', '#ffffff', '#808080', bg].map((text) => [bg, text] as const))
  const worst = pairs.map(([bg, text]) => {
    const tones = menuTones(bg, text, '#5240ff')
    return Math.min(
      contrast(tones.menuInk, tones.menu),
      contrast(tones.menuInk2, tones.menu),
      contrast(tones.menuActiveInk, tones.menuActive),
    )
  })
  expect(Math.min(...worst)).toBeGreaterThanOrEqual(4.5)
  expect(menuTones('#2c3e50', '#ffffff', '#5240ff').menuInk).toBe('#ffffff')
})
