import { contrast, lighten } from '../theme/colour'
import type { Palette } from '../theme/palette'
import type { Scheme } from '../theme/use-scheme'

const others: Readonly<Record<Scheme, readonly string[]>> = {
  light: ['#1f9e74', '#b45309', '#0284c7', '#be185d', '#a472e8', '#14508f', '#64748b'],
  // A middle tone and a light one take turns, since no three tones differ enough from the card and from one another.
  dark: ['#c3f7e0', '#c2571f', '#bfe0ff', '#c13c86', '#ffe1a3', '#2f78b7', '#d9dde6'],
}

/**
 * Eight colours for the parts of a ring on a card, the primary first and a grey last. Each contrasts with the card by 3 at least, in dark
 * mode with its neighbours too.
 */
export function shareColours({ primaryFill, card }: Palette, scheme: Scheme): string[] {
  return [visibleOn(card, primaryFill), ...others[scheme]]
}

function visibleOn(card: string, colour: string): string {
  let share = 0
  while (share < 1 && contrast(lighten(colour, share), card) < 3.05) share += 0.02
  return lighten(colour, share)
}
