import type { ThemeConfig } from 'antd'
import { exactPrimary, primaryTones, type PrimaryTones } from './primary-tones'
import type { Scheme } from './use-scheme'

/** The colours that a product may give; those of the primary follow from `colour` of the brand, or from what a person chose. */
type ColourName =
  | 'page'
  | 'card'
  | 'head'
  | 'shade'
  | 'line'
  | 'lineSoft'
  | 'ink'
  | 'ink2'
  | 'ink3'
  | 'tick'
  | 'ok'
  | 'okSoft'
  | 'off'
  | 'offSoft'
  | 'warn'
  | 'warnSoft'
  | 'bad'
  | 'badSoft'
  | 'badFill'
  | 'info'
  | 'infoSoft'
  | 'menu'
  | 'menuInk'
  | 'menuInk2'
  | 'menuShade'
  | 'menuActive'
  | 'menuActiveInk'
  | 'menuLine'

/** Six hex digits with #. */
type Hex = `#${string}`

type Tokens = NonNullable<ThemeConfig['token']>

/** How the console of a product looks, in place of the tokens in `atrium/ui/tokens.css`. */
export interface ConsoleTheme {
  /** Colours while the light theme shows, by the names of the tokens: `page` is `--page`, `ink2` is `--ink-2`. */
  readonly light?: Readonly<Partial<Record<ColourName, Hex>>>
  /** Those of the dark theme. */
  readonly dark?: Readonly<Partial<Record<ColourName, Hex>>>
  /** Of buttons and inputs, in pixels. */
  readonly radius?: number
  /** Of cards, dialogs and panels, in pixels. */
  readonly cardRadius?: number
  /** A list of font families, as in CSS. */
  readonly font?: string
  /** Tokens of antd for what the others do not cover. Colours are those above, or variables such as `var(--ink-2)` in `components`. */
  readonly antd?: {
    readonly token?: Readonly<{ [K in keyof Tokens as K extends `color${string}` ? never : K]?: Tokens[K] }>
    readonly components?: ThemeConfig['components']
  }
}

let theme: ConsoleTheme = {}

/** Sets the theme of the product, before the console starts. */
export function setProductTheme(next: ConsoleTheme): void {
  theme = next
}

/** Returns the theme of the product. */
export const productTheme = (): ConsoleTheme => theme

/** Returns all tokens of the product in a scheme, by their names without dashes. */
export function productTokens(scheme: Scheme): Readonly<Record<string, string>> {
  const { radius, cardRadius, font } = theme
  return {
    ...theme[scheme],
    ...(radius !== undefined && { radius: `${radius}px` }),
    ...(cardRadius !== undefined && { radiusCard: `${cardRadius}px` }),
    ...(font !== undefined && { font }),
  }
}

/** Returns the tones of a primary on the surfaces of the product; undefined where those of the style sheet are right, made by hand for both. */
export function tonesOf(primary: string, scheme: Scheme): PrimaryTones | undefined {
  const { page, card, head } = theme[scheme] ?? {}
  const isOurs = primary === exactPrimary && !page && !card && !head
  return isOurs ? undefined : primaryTones(primary, scheme, { page, card, head })
}
