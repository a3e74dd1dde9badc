import { Icon } from 'atrium/ui/icon'
import { MenuButton } from 'atrium/ui/overlay/menu-button'
import { languageNames } from 'atrium/contract/language'
import { offeredLanguages, useLanguage } from '#shared/i18n/language'
import { useText } from '#shared/i18n/text'
import { chooseLanguage } from '#shared/session/user/own-language'
import { texts } from './text'

/** A button with the menu of languages; nothing where there is one language alone. */
export function LanguageSwitch() {
  const t = useText(texts)
  const language = useLanguage()
  const offered = offeredLanguages()
  if (offered.length < 2) return null
  const actions = offered.map((key) => ({
    key,
    label: languageNames[key].en,
    checked: key === language,
    onSelect: () => chooseLanguage(key),
  }))
  return (
    <MenuButton label={t('language')} actions={actions}>
      <Icon name="lucide:languages" size={18} />
    </MenuButton>
  )
}
