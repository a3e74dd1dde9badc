import { useSettings } from '#shared/settings/settings'
import { LanguageSwitch } from '#shared/settings/switches/language-switch'
import { ThemeSwitch } from '#shared/settings/switches/theme-switch'
import { LockButton } from '../lock/lock-button'
import { LockDialog } from '../lock/lock-dialog'
import { NoticesButton } from '../notices/notices-button'
import { SearchButton } from '../search/search-button'
import { SettingsButton } from '../settings/settings-button'
import { FullscreenButton } from './fullscreen-button'
import css from './header.module.css'
import { ModuleItems } from './module-items'
import { UserMenu } from './user-menu'

/** The tools at the right of the header. A phone keeps those that it has no other place for; `compact` folds the search. */
export function Tools({ mobile, compact }: { mobile: boolean; compact: boolean }) {
  const hasFullscreen = useSettings((settings) => settings.fullscreenButton)
  return (
    <div className={css.tools}>
      <SearchButton compact={compact} />
      <ModuleItems mobile={mobile} />
      {!mobile && <LockButton />}
      <NoticesButton />
      {!mobile && hasFullscreen && <FullscreenButton />}
      <LanguageSwitch />
      {!mobile && <ThemeSwitch />}
      <SettingsButton />
      <div data-tour="user">
        <UserMenu />
      </div>
      <LockDialog />
    </div>
  )
}
