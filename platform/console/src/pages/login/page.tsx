import { useText } from '#shared/i18n/text'
import { LanguageSwitch } from '#shared/settings/switches/language-switch'
import { ThemeSwitch } from '#shared/settings/switches/theme-switch'
import { usePageTitle } from '#shared/navigation/page-title'
import { LoginArt, useLoginArt } from './login-art'
import { LoginForm } from './login-form'
import css from './login.module.css'
import { texts } from './text'

// Works without the router, which loads while the person types.
export default function LoginPage() {
  const t = useText(texts)
  usePageTitle(t('submit'))
  const art = useLoginArt()
  return (
    <div className={css.page} style={{ '--art-ink': art.ink }}>
      <LoginArt {...art} />
      <header className={css.switches}>
        <LanguageSwitch />
        <ThemeSwitch />
      </header>
      <main className={css.side}>
        <LoginForm />
      </main>
    </div>
  )
}
