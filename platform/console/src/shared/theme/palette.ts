import { useMemo } from 'react'
import { useSettings } from '../settings/settings'
import { productTheme, tonesOf } from './product-theme'
import { useScheme, type Scheme } from './use-scheme'

/**
 * The colours that the UI kit and the charts compute with, made by hand for one primary. The same values as
 * in `atrium/ui/tokens.css`; a test compares them. Components ask `usePalette`, which has the chosen primary.
 */
export const palettes = {
  light: {
    primary: '#5240ff',
    primarySoft: '#efedff',
    primaryInk: '#4331e6',
    primaryFill: '#5240ff',
    primaryHover: '#6a5aff',
    primaryTint: '#9a90ff',
    page: '#f6f7f9',
    card: '#ffffff',
    line: '#e6e8ee',
    lineSoft: '#eff1f5',
    ink: '#1b1e28',
    ink2: '#565d6d',
    ink3: '#666d7c',
    head: '#fafbfc',
    ok: '#0f7452',
    warn: '#955500',
    bad: '#c22038',
    info: '#1a5fb4',
    shade: '#f1f2f6',
    tick: '#8a91a0',
  },
  dark: {
    primary: '#8f83ff',
    primarySoft: '#2a2650',
    primaryInk: '#b3aaff',
    primaryFill: '#5240ff',
    primaryHover: '#6a5aff',
    primaryTint: '#6154c9',
    page: '#15161c',
    card: '#1d1e25',
    line: '#2d2f3a',
    lineSoft: '#262832',
    ink: '#eceef4',
    ink2: '#b4bac8',
    ink3: '#979eae',
    head: '#22242c',
    ok: '#57d0a3',
    warn: '#f0b65a',
    bad: '#ff7b8d',
    info: '#7db4f5',
    shade: '#272932',
    tick: '#6f7585',
  },
} as const

export type Palette = Readonly<Record<keyof (typeof palettes)['light'], string>>

/** The palette of a scheme with the colours of the product and the tones of a primary, six hex digits with #. */
export function paletteOf(scheme: Scheme, primary: string): Palette {
  const own = productTheme()[scheme]
  const tones = tonesOf(primary, scheme)
  return own || tones ? { ...palettes[scheme], ...own, ...tones } : palettes[scheme]
}

/** The colours that show now; the same object until scheme or primary change. */
export function usePalette(): Palette {
  const scheme = useScheme()
  const primary = useSettings((settings) => settings.primaryColor)
  return useMemo(() => paletteOf(scheme, primary), [scheme, primary])
}
