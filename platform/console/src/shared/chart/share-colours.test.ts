import { expect, test } from 'vitest'
import { contrast } from '../theme/colour'
import { paletteOf } from '../theme/palette'
import { shareColours } from './share-colours'

test.each(['#5240ff', '#000000', '#ffffff', '#ffcc00', '#0f766e', '#c2185b'])(
  'parts of the ring differ from the card, and in dark mode from one another, with the primary %s',
  (primary) => {
    const coloursOf = (scheme: 'light' | 'dark') => {
      const palette = paletteOf(scheme, primary)
      const colours = shareColours(palette, scheme)
      return { card: palette.card, colours }
    }
    for (const scheme of ['light', 'dark'] as const) {
      const { card, colours } = coloursOf(scheme)
      expect(Math.min(...colours.map((colour) => contrast(colour, card)))).toBeGreaterThanOrEqual(3)
      expect(new Set(colours).size).toBe(colours.length)
    }
    const { colours } = coloursOf('dark')
    const ofNeighbours = colours.map((colour, index) => contrast(colour, colours[(index + 1) % colours.length]!))
    expect(Math.min(...ofNeighbours)).toBeGreaterThanOrEqual(3)
  },
)
