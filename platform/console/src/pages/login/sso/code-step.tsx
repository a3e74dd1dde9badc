import type { PasskeyProof } from 'atrium/contract/untrusted/passkey'
import type { FormEvent } from 'react'
import { SubmitButton } from '#shared/field/submit-button'
import { useText } from '#shared/i18n/text'
import { navigation } from '#shared/navigation/navigation'
import { loginPath } from '#shared/navigation/return-path'
import { CodePart } from '#shared/session/code/code-part'
import type { useCode } from '#shared/session/code/use-code'
import { Panel } from '../password/panel'
import css from './sso.module.css'
import { texts } from './text'

interface CodeStepProps {
  code: ReturnType<typeof useCode>
  isBusy: boolean
  error: string | undefined
  returnTo: string
  onCode: (code: string) => void
  onPasskey: (passkey: PasskeyProof) => Promise<void>
}

/** Asks for the second factor after the sign-in at the provider. */
export function CodeStep({ code, isBusy, error, returnTo, onCode, onPasskey }: CodeStepProps) {
  const t = useText(texts)
  if (!code.state) return null
  const { state } = code
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (code.check()) onCode(state.value.trim())
  }
  return (
    <Panel title={t('secondStep')} hint={t('secondStepHint')}>
      <form onSubmit={onSubmit} noValidate>
        <CodePart
          state={state}
          onChange={code.change}
          onPasskey={onPasskey}
          onBack={() => void navigation().restart(loginPath(returnTo))}
        />
        <SubmitButton busy={isBusy}>{t(isBusy ? 'signingIn' : 'signIn')}</SubmitButton>
        <p className={css.error} role="alert">
          {error}
        </p>
      </form>
    </Panel>
  )
}
