import { Icon } from 'atrium/ui/icon'
import { Segmented } from 'antd'
import { useText } from '#shared/i18n/text'
import { themeStyles, useSettings, type ThemeStyle } from '#shared/settings/settings'
import { texts } from './text'

const icons: Record<ThemeStyle, string> = { light: 'lucide:sun', dark: 'lucide:moon', system: 'lucide:monitor' }

export function ThemeChoice() {
  const t = useText(texts)
  const themeStyle = useSettings((settings) => settings.themeStyle)
  return (
    <Segmented
      block
      aria-label={t('theme')}
      value={themeStyle}
      options={themeStyles.map((value) => ({ value, label: t(value), icon: <Icon name={icons[value]} /> }))}
      onChange={(value) => useSettings.setState({ themeStyle: value })}
    />
  )
}
