import { Icon } from 'atrium/ui/icon'
import { MenuButton } from 'atrium/ui/overlay/menu-button'
import { offeredLanguages, setLanguage, useLanguage } from '#shared/i18n/language'
import { useText } from '#shared/i18n/text'
import { texts } from './text'

// Each language is named in itself, so that people who cannot read the present one find theirs.
const names = { 'zh-cn': '简体中文', en: 'English' } as const

/** A button with the menu of languages; nothing where there is one language alone. */
export function LanguageSwitch() {
  const t = useText(texts)
  const language = useLanguage()
  const offered = offeredLanguages()
  if (offered.length < 2) return null
  const actions = offered.map((key) => ({
    key,
    label: names[key],
    checked: key === language,
    onSelect: () => setLanguage(key),
  }))
  return (
    <MenuButton label={t('language')} actions={actions}>
      <Icon name="lucide:languages" size={18} />
    </MenuButton>
  )
}
