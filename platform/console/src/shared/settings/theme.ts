import { darken, lighten } from '../theme/colour'
import { menuTones, type MenuTones } from '../theme/menu-tones'
import { productTokens, tonesOf } from '../theme/product-theme'
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
  const scheme = dark ? 'dark' : 'light'
  root.dataset.theme = scheme
  root.classList.toggle('gray-mode', grayMode)
  root.classList.toggle('invert-mode', invertMode && !grayMode)
  // Without an own value the style sheet's counts.
  setTokens({ ...productTokens(scheme), ...tonesOf(primaryColor, scheme), ...menuOf(settings) })
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

let shown: readonly string[] = []

/** Sets tokens by their names without dashes, such as `menuInk2`, and takes away those that were set before. */
function setTokens(values: Readonly<Record<string, string>>): void {
  const named = Object.entries(values).map(([key, value]) => [variableOf(key), value] as const)
  for (const name of shown) root.style.removeProperty(name)
  for (const [name, value] of named) root.style.setProperty(name, value)
  shown = named.map(([name]) => name)
}

const variableOf = (key: string) => `--${key.replace(/[A-Z\d]/g, (one) => `-${one.toLowerCase()}`)}`
