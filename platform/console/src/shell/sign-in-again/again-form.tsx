import { UserAvatar } from '#shared/field/picture/user-avatar'
import { PlainButton } from 'atrium/ui/button'
import { DialogActions } from 'atrium/ui/overlay/dialog'
import { useEffect } from 'react'
import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { confirm } from '#shared/feedback/confirm'
import { PasswordInput } from '#shared/field/password/password-input'
import { SubmitButton } from '#shared/field/submit-button'
import { translate, useText } from '#shared/i18n/text'
import { navigation } from '#shared/navigation/navigation'
import { loginPath } from '#shared/navigation/return-path'
import { dropInput } from '#shared/session/user/kept-input'
import { useSession } from '#shared/session/user/session'
import { onSessionNews } from '#shared/session/end/session-news'
import { CodePart } from '#shared/session/code/code-part'
import { useCode } from '#shared/session/code/use-code'
import { openSession, type Credentials } from '#shared/session/calls/sign-in'
import { VerificationPart } from '#shared/session/verification/verification-part'
import { usePasswordForm } from '../lock/use-password-form'
import { goOn } from './go-on'
import { LoginWindow } from './login-window'
import css from './sign-in-again.module.css'
import { texts } from './text'

/** The password of the person whose page is open, or a link to sign in with another account. `onDue` is called when it has to be changed first. */
export function AgainForm({ onDue }: { onDue: () => void }) {
  const t = useText(texts)
  const { username, nickname, avatar } = useSession((session) => session.userInfo)
  const code = useCode()
  const open = async (credentials: Credentials) => {
    try {
      await openSession(credentials)
    } catch (error) {
      if (code.note(error)) return
      throw error
    }
    const user = await readUser()
    if (user?.mustChangePassword) onDue()
    else goOn()
  }
  const { field, isBusy, demand, onPass, onSubmit } = usePasswordForm('enterPassword', async (password, pass) => {
    if (code.check()) await open({ username, password, pass, ...code.sent })
  })
  useEffect(
    () =>
      onSessionNews(({ kind }) => {
        if (kind === 'signedIn') void goOnAs(username)
      }),
    [username],
  )
  return (
    <form className={css.actions} onSubmit={onSubmit} noValidate>
      <div className={css.who}>
        <UserAvatar name={nickname} picture={avatar} size={40} />
        <div>
          <b>{nickname}</b>
          <span>{username}</span>
        </div>
      </div>
      {/* Password managers fill in what belongs to this name. */}
      <input type="hidden" name="username" autoComplete="username" value={username} />
      {code.state ? (
        <CodePart
          state={code.state}
          onChange={code.change}
          onKeep={code.keep}
          onBack={code.leave}
          onPasskey={(passkey) =>
            open({ username, password: field.value, passkey, keepBrowser: code.sent.keepBrowser })
          }
        />
      ) : (
        <PasswordInput {...field} label={t('password')} />
      )}
      {demand > 0 && <VerificationPart key={demand} purpose="login" account={username} takesFocus onPass={onPass} />}
      <LoginWindow />
      <DialogActions>
        <PlainButton onClick={() => void leave()}>{t('other')}</PlainButton>
        <SubmitButton busy={isBusy}>{t(isBusy ? 'submitting' : 'submit')}</SubmitButton>
      </DialogActions>
    </form>
  )
}

const readUser = () => request(api.session.userInfo, undefined, { message: false }).catch(() => undefined)

/** Another tab or window signed in; as the same person they need not do it here again. */
async function goOnAs(username: string): Promise<void> {
  const user = await readUser()
  if (user?.userInfo.username === username && !user.mustChangePassword) goOn()
}

async function leave(): Promise<void> {
  const isSure = await confirm({
    title: translate(texts, 'otherTitle'),
    hint: translate(texts, 'otherHint'),
    action: translate(texts, 'discard'),
    isDanger: true,
  })
  if (!isSure) return
  dropInput()
  await navigation().restart(loginPath(navigation().address()))
}
