import { useText } from '#shared/i18n/text'
import { usePageTitle } from '#shared/navigation/page-title'
import { signOut } from '#shared/session/calls/sign-in'
import { forgetFactorDue, goOnWithFactor } from '#shared/session/factor/factor-due'
import { useSetup } from '#shared/session/factor/use-setup'
import { ThemeProvider } from '#shared/theme/theme-provider'
import { Reauthentication } from '../../reauthentication/reauthentication'
import css from './factor-due.module.css'
import { texts } from './text'

/** Asks a person to set up the second factor that a role requires, before anything else. */
export function FactorDueScreen() {
  const t = useText(texts)
  usePageTitle(t('title'))
  const leave = () => {
    forgetFactorDue()
    void signOut()
  }
  return (
    <main className={css.screen}>
      <div className={css.panel}>
        <h1>{t('title')}</h1>
        <p>{t('hint')}</p>
        <ThemeProvider>
          <Setup />
        </ThemeProvider>
        <button type="button" className={css.leave} onClick={leave}>
          {t('signOut')}
        </button>
      </div>
      <Reauthentication />
    </main>
  )
}

function Setup() {
  const { step } = useSetup(() => void goOnWithFactor())
  return step
}
