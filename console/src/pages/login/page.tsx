import { useText } from '../../shared/i18n/text'
import { LanguageSwitch } from '../../shared/switches/language-switch'
import { ThemeSwitch } from '../../shared/switches/theme-switch'
import { usePageTitle } from '../../shared/session/page-title'
import { LoginArt } from './login-art'
import { LoginForm } from './login-form'
import css from './login.module.css'
import { texts } from './text'

// Works without the router, which loads while the person types.
export default function LoginPage() {
  const t = useText(texts)
  usePageTitle(t('submit'))
  return (
    <div className={css.page}>
      <LoginArt />
      <main className={css.side}>
        <div className={css.switches}>
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
        <LoginForm />
      </main>
    </div>
  )
}
