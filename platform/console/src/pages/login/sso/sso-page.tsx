import { useEffect, useRef, useState } from 'react'
import { hrefOf } from '#shared/navigation/href'
import { forgetBegun, readBegun } from '#shared/session/sso/begun'
import { isVisit } from '#shared/session/sso/window'
import { LanguageSwitch } from '#shared/settings/switches/language-switch'
import { ThemeSwitch } from '#shared/settings/switches/theme-switch'
import css from '../password/password.module.css'
import { LinkPanel } from './link-panel'
import { NotBegunPanel } from './rejected-panel'
import { SignInPanel } from './sign-in-panel'
import { TestPanel } from './test-panel'
import { WindowPanel } from './window-panel'

const panels = { signIn: SignInPanel, link: LinkPanel, test: TestPanel }

/** Where providers send browsers back to: it goes on with what this tab began. */
export function SsoPage({ callback }: { callback: string }) {
  // Another view of the same address, such as after a lock in another tab, has neither any more.
  const [{ begun, first }] = useState(() => ({ begun: readBegun(), first: callback }))
  const isTaken = useRef(false)
  useEffect(() => {
    if (isTaken.current) return
    isTaken.current = true
    forgetBegun()
    // The code of the provider stays in no history.
    history.replaceState(null, '', hrefOf('/sso'))
  }, [])
  const Content = begun && panels[begun.purpose]
  return (
    <div className={css.page}>
      <header className={css.switches}>
        <LanguageSwitch />
        <ThemeSwitch />
      </header>
      <main className={css.main}>
        {isVisit() ? (
          <WindowPanel callback={first} />
        ) : Content ? (
          <Content begun={begun} callback={first} />
        ) : (
          <NotBegunPanel />
        )}
      </main>
    </div>
  )
}
