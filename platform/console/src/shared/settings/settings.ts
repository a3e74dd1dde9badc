import { create } from 'zustand'
import { useBrand } from '#shared/brand/brand'
import { storedName } from '#shared/browser/base-path'
import { createJSONStorage, persist, type PersistStorage, type StorageValue } from 'zustand/middleware'

export type Layout = 'classic' | 'tradition' | 'horizontal' | 'columns' | 'pageFullScreen'
export type ThemeStyle = 'light' | 'dark' | 'system'
export type PageAnimation = 'fade-right' | 'fade-left' | 'fade-in' | 'zoom-in-top' | 'zoom-in-center' | 'zoom-in-bottom'

/** The settings of a person for this browser; kept in local storage under `settings`. */
export interface Settings {
  layout: Layout
  /** `system` follows the operating system as it changes. */
  themeStyle: ThemeStyle
  /** The theme that `themeStyle` leads to at the moment. Follows it by itself; change `themeStyle`. */
  dark: boolean
  /** Six hex digits with #. */
  primaryColor: string
  /** Colours of the menu in light mode, hex with #; dark mode has its own. */
  menuStyle: { readonly bgColor: string; readonly textColor: string }
  /** Background of the login page: 0 the picture, 1 animated, 2 the plain `loginBgColor`. */
  loginStyle: 0 | 1 | 2
  /** Hex with #. */
  loginBgColor: string
  /** How a page comes in, where `pageAnimation` is on. */
  pageAnimationStyle: PageAnimation
  pageAnimation: boolean
  /** The sidebar shows icons alone. */
  collapse: boolean
  /** Opening one menu group closes the others. */
  uniqueOpened: boolean
  logo: boolean
  tabs: boolean
  tabIcon: boolean
  /** The list of tabs outlives a reload, in session storage. */
  tabCache: boolean
  tabDrag: boolean
  footer: boolean
  fullscreenButton: boolean
  /** A click on a record of a list opens it as a page; without it in a drawer beside the list. */
  recordPages: boolean
  collapseButton: boolean
  /** Header and tabs stay in view while the page scrolls. */
  fixedHeader: boolean
  /** Excludes `invertMode`. */
  grayMode: boolean
  /** Inverted colours for weak colour vision. Excludes `grayMode`. */
  invertMode: boolean
}

export const layouts: readonly Layout[] = ['classic', 'tradition', 'horizontal', 'columns', 'pageFullScreen']
export const themeStyles: readonly ThemeStyle[] = ['light', 'dark', 'system']
/** Section 9 of the specification. */
export const pageAnimations: readonly PageAnimation[] = [
  'fade-right',
  'fade-left',
  'fade-in',
  'zoom-in-top',
  'zoom-in-center',
  'zoom-in-bottom',
]

export const defaultSettings: Settings = {
  layout: 'classic',
  themeStyle: 'light',
  dark: false,
  get primaryColor() {
    return useBrand.getState().colour
  },
  menuStyle: { bgColor: '#ffffff', textColor: '#2c3e50' },
  loginStyle: 0,
  get loginBgColor() {
    return useBrand.getState().colour
  },
  pageAnimationStyle: 'fade-right',
  pageAnimation: true,
  collapse: false,
  uniqueOpened: true,
  logo: true,
  tabs: true,
  tabIcon: true,
  tabCache: true,
  tabDrag: true,
  footer: true,
  fullscreenButton: true,
  recordPages: false,
  collapseButton: true,
  fixedHeader: true,
  grayMode: false,
  invertMode: false,
}

const storageKey = storedName('settings')

/** Whether the operating system is set to dark colours; reports changes. */
export const systemDark = matchMedia('(prefers-color-scheme: dark)')

const isFlag = (value: unknown) => typeof value === 'boolean'
const isOneOf = (values: readonly unknown[]) => (value: unknown) => values.includes(value)
const isHex = (value: unknown) => typeof value === 'string' && /^#[\da-f]{6}$/i.test(value)
const isMenuStyle = (value: unknown) => {
  const { bgColor, textColor } = (value ?? {}) as Record<string, unknown>
  return isHex(bgColor) && isHex(textColor)
}

/** Checks of kept values; one that fails falls back to its default alone. */
const isValid: { [K in keyof Settings]: (value: unknown) => boolean } = {
  layout: isOneOf(layouts),
  themeStyle: isOneOf(themeStyles),
  dark: isFlag,
  primaryColor: isHex,
  menuStyle: isMenuStyle,
  loginStyle: isOneOf([0, 1, 2]),
  loginBgColor: isHex,
  pageAnimationStyle: isOneOf(pageAnimations),
  pageAnimation: isFlag,
  collapse: isFlag,
  uniqueOpened: isFlag,
  logo: isFlag,
  tabs: isFlag,
  tabIcon: isFlag,
  tabCache: isFlag,
  tabDrag: isFlag,
  footer: isFlag,
  fullscreenButton: isFlag,
  recordPages: isFlag,
  collapseButton: isFlag,
  fixedHeader: isFlag,
  grayMode: isFlag,
  invertMode: isFlag,
}

const json = createJSONStorage<Settings>(() => localStorage)!

/**
 * Reads settings that another version of the product kept like our own: the store would throw all of it away. Not by a migration, which
 * would write it at once, and with two versions in two tabs for ever.
 */
const storage: PersistStorage<Settings> = {
  ...json,
  getItem(key) {
    const kept = json.getItem(key) as StorageValue<Settings> | null
    return kept && { state: kept.state }
  },
}

/** The settings of this browser and, through `useSettings.setState`, the way to change them. */
export const useSettings = create<Settings>()(
  persist(() => ({ ...defaultSettings }), {
    name: storageKey,
    storage,
    merge: (kept) => soundSettings(kept),
    partialize: chosenSettings,
  }),
)

/** Returns the settings without a colour that is the brand's, so that it follows another brand. */
function chosenSettings({ primaryColor, loginBgColor, ...others }: Settings): Settings {
  const { colour } = useBrand.getState()
  const chosen = {
    ...(primaryColor !== colour && { primaryColor }),
    ...(loginBgColor !== colour && { loginBgColor }),
  }
  return { ...others, ...chosen } as Settings
}

useBrand.subscribe(({ colour }, before) => {
  if (colour === before.colour) return
  const { primaryColor, loginBgColor } = useSettings.getState()
  useSettings.setState({
    ...(primaryColor === before.colour && { primaryColor: colour }),
    ...(loginBgColor === before.colour && { loginBgColor: colour }),
  })
})

/** Takes over the changes of another tab of this browser. Returns a function that stops it. */
export function followOtherTabs(): () => void {
  const follow = ({ key, storageArea }: StorageEvent) => {
    // Without a key the other tab has cleared everything.
    if (storageArea === localStorage && (key === storageKey || key === null)) void useSettings.persist.rehydrate()
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}

/** Whether a theme style shows dark colours at this moment. */
export function isDark(style: ThemeStyle): boolean {
  return style === 'dark' || (style === 'system' && systemDark.matches)
}

function soundSettings(kept: unknown): Settings {
  const settings = { ...defaultSettings, ...soundPart(kept) }
  const invertMode = settings.invertMode && !settings.grayMode
  return { ...settings, invertMode, dark: isDark(settings.themeStyle) }
}

function soundPart(kept: unknown): Partial<Settings> {
  if (typeof kept !== 'object' || kept === null) return {}
  const known = Object.keys(isValid) as (keyof Settings)[]
  const values = kept as Record<string, unknown>
  return Object.fromEntries(known.filter((key) => isValid[key](values[key])).map((key) => [key, values[key]]))
}
