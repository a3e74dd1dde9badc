import { darken, lighten } from '../theme/colour'
import { menuTones, type MenuTones } from '../theme/menu-tones'
import { exactPrimary, primaryTones, type PrimaryTones } from '../theme/primary-tones'
import { defaultSettings, followOtherTabs, isDark, systemDark, useSettings, type Settings } from './settings'

const root = document.documentElement

/**
 * Keeps the root element in step with the settings: `data-theme`, the tokens that follow from the primary and the menu
 * style, `gray-mode` and `invert-mode`. Follows the operating system where the theme is `system`, and the other tabs of
 * this browser. Called once at start; returns a function that stops it. public/prepaint.js sets the part that the first paint needs.
 */
export function applyTheme(): () => void {
  const apply = () => {
    const settings = useSettings.getState()
    const dark = isDark(settings.themeStyle)
    // The change calls back here.
    if (dark !== settings.dark) return useSettings.setState({ dark })
    show(settings)
  }
  apply()
  systemDark.addEventListener('change', apply)
  const ends = [useSettings.subscribe(apply), followOtherTabs()]
  return () => {
    for (const end of ends) end()
    systemDark.removeEventListener('change', apply)
  }
}

function show(settings: Settings): void {
  const { dark, grayMode, invertMode, primaryColor } = settings
  root.dataset.theme = dark ? 'dark' : 'light'
  root.classList.toggle('gray-mode', grayMode)
  root.classList.toggle('invert-mode', invertMode && !grayMode)
  // Without an own value the style sheet's counts, made by hand for one primary.
  const isOurs = primaryColor === exactPrimary
  setTokens(primaryTokens, isOurs ? {} : primaryTones(primaryColor, dark ? 'dark' : 'light'))
  setTokens(menuTokens, menuOf(settings))
  for (let step = 1; step <= 9; step++) {
    root.style.setProperty(`--primary-light-${step}`, lighten(primaryColor, step / 10))
    root.style.setProperty(`--primary-dark-${step}`, darken(primaryColor, step / 10))
  }
}

function menuOf({ dark, menuStyle: { bgColor, textColor }, primaryColor }: Settings): Partial<MenuTones> {
  const { menuStyle } = defaultSettings
  const isOurs = bgColor === menuStyle.bgColor && textColor === menuStyle.textColor
  return dark || isOurs ? {} : menuTones(bgColor, textColor, primaryColor)
}

const primaryTokens: Record<keyof PrimaryTones, string> = {
  primary: '--primary',
  primarySoft: '--primary-soft',
  primaryInk: '--primary-ink',
  primaryFill: '--primary-fill',
  primaryHover: '--primary-hover',
  primaryTint: '--primary-tint',
}

const menuTokens: Record<keyof MenuTones, string> = {
  menu: '--menu',
  menuInk: '--menu-ink',
  menuInk2: '--menu-ink-2',
  menuShade: '--menu-shade',
  menuActive: '--menu-active',
  menuActiveInk: '--menu-active-ink',
  menuLine: '--menu-line',
}

function setTokens<K extends string>(names: Record<K, string>, values: Partial<Record<K, string>>): void {
  for (const key of Object.keys(names) as K[]) root.style.setProperty(names[key], values[key] ?? null)
}
