import { IconButton } from 'atrium/ui/button'
import { useText } from '#shared/i18n/text'
import { useSettings } from '../settings'
import { useScheme } from '#shared/theme/use-scheme'
import { texts } from './text'

/** A button that changes between light and dark. */
export function ThemeSwitch() {
  const t = useText(texts)
  const dark = useScheme() === 'dark'
  return (
    <IconButton
      icon={dark ? 'lucide:sun' : 'lucide:moon'}
      label={t(dark ? 'toLight' : 'toDark')}
      onClick={() => useSettings.setState({ themeStyle: dark ? 'light' : 'dark' })}
    />
  )
}
