import { useText } from '#shared/i18n/text'
import { forgetFactorDue, goOnWithFactor } from '#shared/session/factor/factor-due'
import { useSetup } from '#shared/session/factor/use-setup'
import { ThemeProvider } from '#shared/theme/theme-provider'
import { Reauthentication } from '../../reauthentication/reauthentication'
import { DueScreen } from '../due-screen'
import { texts } from './text'

/** Asks a person to set up the second factor that a role requires, before anything else. */
export function FactorDueScreen() {
  const t = useText(texts)
  return (
    <>
      <DueScreen title={t('title')} hint={t('hint')} leave={t('signOut')} onLeave={forgetFactorDue} isWide>
        <ThemeProvider>
          <Setup />
        </ThemeProvider>
      </DueScreen>
      <Reauthentication />
    </>
  )
}

function Setup() {
  const { step } = useSetup(() => void goOnWithFactor(), { isAnyFactor: true })
  return step
}
