import { useText } from '#shared/i18n/text'
import { LanguageSwitch } from '#shared/settings/switches/language-switch'
import { ThemeSwitch } from '#shared/settings/switches/theme-switch'
import { usePageTitle } from '#shared/navigation/page-title'
import { LoginArt, useLoginArt } from './login-art'
import { LoginForm } from './login-form'
import css from './login.module.css'
import { texts } from './text'
import { useParts } from './use-parts'

// Works without the router, which loads while the person types.
export default function LoginPage() {
  const t = useText(texts)
  usePageTitle(t('submit'))
  const art = useLoginArt()
  const parts = useParts()
  return (
    <div className={css.page} style={{ '--art-ink': art.ink }}>
      <LoginArt {...art} parts={parts} />
      <header className={css.switches}>
        <LanguageSwitch />
        <ThemeSwitch />
      </header>
      <main className={css.side}>
        <div className={css.panel}>
          <LoginForm />
          {parts?.Below && (
            <div className={css.below}>
              <parts.Below />
            </div>
          )}
        </div>
        {parts?.Footer && (
          <footer className={css.footer}>
            <parts.Footer />
          </footer>
        )}
      </main>
    </div>
  )
}
