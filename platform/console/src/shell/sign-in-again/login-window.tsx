import { PlainButton } from 'atrium/ui/button'
import { useState } from 'react'
import { useText } from '#shared/i18n/text'
import { openLoginWindow } from '#shared/session/sso/window'
import { useSession } from '#shared/session/user/session'
import { texts as windowTexts } from '../reauthentication/text'
import css from './sign-in-again.module.css'
import { texts } from './text'

/** For somebody of an identity provider, who may have no password here: a window in which they sign in, while the page stays as it is. */
export function LoginWindow() {
  const t = useText(texts)
  const ofWindow = useText(windowTexts)
  const isFromProvider = useSession((session) => session.isFromProvider)
  const [said, setSaid] = useState<'inWindow' | 'noWindow'>()
  if (!isFromProvider) return null
  return (
    <div className={css.window}>
      <PlainButton onClick={() => setSaid(openLoginWindow() ? 'inWindow' : 'noWindow')}>{t('openWindow')}</PlainButton>
      <p role={said === 'noWindow' ? 'alert' : 'status'}>{said && ofWindow(said)}</p>
    </div>
  )
}
