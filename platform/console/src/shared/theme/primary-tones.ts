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

/** Surfaces that a product has in place of ours. */
type Surfaces = { readonly [K in 'page' | 'card' | 'head']?: string }

/** The primary whose tones are in tokens.css, made by hand; those of any other are computed. */
export const exactPrimary = '#5240ff'

// The surfaces of tokens.css on which coloured text is hardest to read, and the card.
const grounds = { light: '#f6f7f9', dark: '#22242c', darkCard: '#1d1e25' }

/**
 * The tokens of any six-digit colour: text in `primaryInk` can be read on every surface and on `primarySoft`, white text
 * on `primaryFill` and `primaryHover`; yellow grows darker and navy lighter until that holds. `surfaces` are those that a product has in place of ours.
 */
export function primaryTones(chosen: string, scheme: Scheme, surfaces: Surfaces = {}): PrimaryTones {
  const fill = primaryFill(chosen)
  const hover = lighten(fill, 0.14)
  const fills = { primaryFill: fill, primaryHover: contrast('#ffffff', hover) < 4.5 ? darken(fill, 0.08) : hover }
  const { page, card, head } = surfaces
  const own = [page, card, head].flatMap((one) => one ?? [])
  return scheme === 'dark'
    ? { ...darkTones(chosen, fill, card ?? grounds.darkCard, [...(head ? [] : [grounds.dark]), ...own]), ...fills }
    : { ...lightTones(fill, [...(page ? [] : [grounds.light]), ...own]), ...fills }
}

/** The chosen colour, darkened until white text on it can be read. public/prepaint.js computes the same. */
function primaryFill(chosen: string): string {
  return readableOn(['#ffffff'], chosen)
}

function lightTones(fill: string, on: readonly string[]) {
  const primarySoft = lighten(fill, 0.9)
  const primary = readableOn(on, fill)
  const primaryInk = readableOn([primarySoft, ...on], darken(fill, 0.15))
  return { primary, primarySoft, primaryInk, primaryTint: lighten(fill, 0.42) }
}

function darkTones(chosen: string, fill: string, card: string, on: readonly string[]) {
  const primary = readableOn(on, lighten(chosen, 0.35))
  const primarySoft = mix(card, fill, 0.24)
  const primaryInk = readableOn([primarySoft, ...on], lighten(primary, 0.32))
  return { primary, primarySoft, primaryInk, primaryTint: mix(primary, card, 0.36) }
}
