import { LanguageSwitch } from '#shared/settings/switches/language-switch'
import { ThemeSwitch } from '#shared/settings/switches/theme-switch'
import { useLoginOptions } from '../use-login-options'
import css from './password.module.css'
import { RequestPanel } from './request-panel'
import { SetPanel } from './set-panel'

/** Where people ask for a link to set a password, and where the link leads, with its token. Works without a session. */
export function PasswordPage({ token }: { token: string }) {
  const { options } = useLoginOptions()
  return (
    <div className={css.page}>
      <header className={css.switches}>
        <LanguageSwitch />
        <ThemeSwitch />
      </header>
      <main className={css.main}>
        {token === '' ? (
          <RequestPanel isOffered={options?.forgottenPassword ?? true} />
        ) : (
          <SetPanel token={token} isOffered={options?.forgottenPassword ?? false} />
        )}
      </main>
    </div>
  )
}
