import { IconButton } from '@atrium/ui/button'
import { useText } from '../../shared/i18n/text'
import { useSettings } from '../../shared/settings/settings'
import { LanguageSwitch } from '../../shared/switches/language-switch'
import { ThemeSwitch } from '../../shared/switches/theme-switch'
import { texts } from '../text'
import { Breadcrumb } from './breadcrumb'
import css from './header.module.css'
import { UserMenu } from './user-menu'

export function Header({ narrow, onOpenMenu }: { narrow: boolean; onOpenMenu: () => void }) {
  const t = useText(texts)
  const collapse = useSettings((settings) => settings.collapse)
  return (
    <header className={css.header}>
      {narrow ? (
        <IconButton icon="lucide:menu" label={t('openMenu')} aria-haspopup="dialog" onClick={onOpenMenu} />
      ) : (
        <IconButton
          icon="lucide:panel-left"
          label={t(collapse ? 'expand' : 'collapse')}
          aria-pressed={collapse}
          onClick={() => useSettings.setState({ collapse: !collapse })}
        />
      )}
      <Breadcrumb />
      <div className={css.tools}>
        <LanguageSwitch />
        <ThemeSwitch />
        <UserMenu />
      </div>
    </header>
  )
}
