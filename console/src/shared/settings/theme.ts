import { useSettings } from './settings'

const systemDark = matchMedia('(prefers-color-scheme: dark)')

/**
 * Keeps `data-theme` on the document in step with the setting and, for `system`, with the operating system; `useScheme` of
 * shared/theme tells components what shows. Called once at start; the answer ends it.
 */
export function applyTheme(): () => void {
  const apply = () => {
    const { themeStyle } = useSettings.getState()
    const isDark = themeStyle === 'dark' || (themeStyle === 'system' && systemDark.matches)
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
  }
  apply()
  systemDark.addEventListener('change', apply)
  const unsubscribe = useSettings.subscribe(apply)
  return () => {
    unsubscribe()
    systemDark.removeEventListener('change', apply)
  }
}
