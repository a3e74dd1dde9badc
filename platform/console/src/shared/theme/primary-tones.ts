import { contrast, darken, lighten, mix, readableOn } from './colour'
import type { Scheme } from './use-scheme'

/** The tokens of the primary, and how they follow from the colour that a person chose. */
export interface PrimaryTones {
  primary: string
  primarySoft: string
  primaryInk: string
  primaryFill: string
  primaryHover: string
  primaryTint: string
}

/** The primary whose tones are in tokens.css, made by hand; those of any other are computed. */
export const exactPrimary = '#5240ff'

// The surfaces of tokens.css on which coloured text is hardest to read, and the card.
const grounds = { light: '#f6f7f9', dark: '#22242c', darkCard: '#1d1e25' }

/**
 * The tokens of any six-digit colour: text in `primaryInk` can be read on every surface and on `primarySoft`, white text
 * on `primaryFill` and `primaryHover`; yellow grows darker and navy lighter until that holds.
 */
export function primaryTones(chosen: string, scheme: Scheme): PrimaryTones {
  const fill = primaryFill(chosen)
  const hover = lighten(fill, 0.14)
  const fills = { primaryFill: fill, primaryHover: contrast('#ffffff', hover) < 4.5 ? darken(fill, 0.08) : hover }
  return scheme === 'dark' ? { ...darkTones(chosen, fill), ...fills } : { ...lightTones(fill), ...fills }
}

/** The chosen colour, darkened until white text on it can be read. public/prepaint.js computes the same. */
function primaryFill(chosen: string): string {
  return readableOn(['#ffffff'], chosen)
}

function lightTones(fill: string) {
  const primarySoft = lighten(fill, 0.9)
  const primary = readableOn([grounds.light], fill)
  const primaryInk = readableOn([primarySoft, grounds.light], darken(fill, 0.15))
  return { primary, primarySoft, primaryInk, primaryTint: lighten(fill, 0.42) }
}

function darkTones(chosen: string, fill: string) {
  const primary = readableOn([grounds.dark], lighten(chosen, 0.35))
  const primarySoft = mix(grounds.darkCard, fill, 0.24)
  const primaryInk = readableOn([primarySoft, grounds.dark], lighten(primary, 0.32))
  return { primary, primarySoft, primaryInk, primaryTint: mix(primary, grounds.darkCard, 0.36) }
}
