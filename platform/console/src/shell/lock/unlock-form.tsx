import { UserAvatar } from '#shared/field/picture/user-avatar'
import { Icon } from 'atrium/ui/icon'
import { useEffect } from 'react'
import { RequestError } from '#shared/api/request-error'
import { PasswordInput } from '#shared/field/password/password-input'
import { SubmitButton } from '#shared/field/submit-button'
import { useText } from '#shared/i18n/text'
import { leaveLock, signOutLocked, unlockSession } from '#shared/session/calls/lock-session'
import { navigation } from '#shared/navigation/navigation'
import { loginPath } from '#shared/navigation/return-path'
import { readToken } from '#shared/session/token/token'
import { VerificationPart } from '#shared/session/verification/verification-part'
import css from './lock.module.css'
import { texts } from './screen-text'
import { useLockState } from './use-lock-state'
import { usePasswordForm } from './use-password-form'

/** The form behind the clock: the password and three ways on. */
export function UnlockForm({ shown, onBack }: { shown: boolean; onBack: () => void }) {
  const t = useText(texts)
  const { person, lockPassword, read } = useLockState()
  const send = (password: string, pass?: string) => unlock(password, pass).finally(() => void read())
  const { field, isBusy, demand, onPass, clear, onSubmit } = usePasswordForm('enterPassword', send, (error) => {
    if (error.result?.error === 'login.verify') return lockPassword ? t('verifyOrLock') : undefined
    // The server's message is the one of the login.
    if (error.result?.error !== 'login.tooMany') return undefined
    return t(lockPassword ? 'tooManyLogin' : 'tooManyBoth')
  })
  const input = field.ref
  useEffect(() => {
    if (!shown) return
    input.current?.focus()
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && onBack()
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [shown, input, onBack])
  return (
    <div className={css.behind} inert={!shown}>
      <form className={css.panel} onSubmit={onSubmit} noValidate>
        {person ? (
          <>
            <UserAvatar name={person.nickname} picture={person.avatar} size={72} />
            <p className={css.name}>{person.nickname}</p>
          </>
        ) : (
          <span className={css.badge}>
            <Icon name="lucide:lock" size={28} />
          </span>
        )}
        <p className={css.hint}>{t(lockPassword ? 'hint' : 'hintLogin')}</p>
        <PasswordInput {...field} label={t('password')} />
        {demand > 0 && (
          <VerificationPart key={demand} purpose="unlock" account={person?.username} takesFocus onPass={onPass} />
        )}
        <SubmitButton busy={isBusy}>{t('enter')}</SubmitButton>
        <div className={css.ways}>
          <button
            type="button"
            className="bare-control"
            onClick={() => {
              clear()
              onBack()
            }}
          >
            {t('back')}
          </button>
          <button type="button" className="bare-control" onClick={() => void signOutLocked()}>
            {t('toLogin')}
          </button>
        </div>
      </form>
    </div>
  )
}

async function unlock(password: string, pass?: string): Promise<void> {
  const token = readToken()
  try {
    await unlockSession(password, pass)
  } catch (error) {
    const code = error instanceof RequestError ? error.code : 0
    const isSame = readToken() === token
    // Ended meanwhile, or unlocked already, by another tab of this browser too.
    if (code === 401 && isSame) return signOutLocked(loginPath(navigation().address()))
    if (code === 409 || !isSame) return leaveLock(navigation().address())
    throw error
  }
}
