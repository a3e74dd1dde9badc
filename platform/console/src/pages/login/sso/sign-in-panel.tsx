import type { Input } from 'atrium/contract/endpoint'
import type { PasskeyProof } from 'atrium/contract/untrusted/passkey'
import { useState } from 'react'
import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { RequestError } from '#shared/api/request-error'
import { useText } from '#shared/i18n/text'
import { returnPath } from '#shared/navigation/return-path'
import { signIn } from '#shared/session/calls/sign-in'
import { useCode } from '#shared/session/code/use-code'
import { CodeStep } from './code-step'
import { RejectedPanel } from './rejected-panel'
import type { Returned } from './returned'
import { texts } from './text'
import { useFinish } from './use-finish'
import { WaitingPanel } from './waiting-panel'

type Finished = Omit<Input<typeof api.sso.finish>['body'], 'key'>

/** Signs in with what the provider said, and where this system has a second factor of the person, with that as well. */
export function SignInPanel({ begun, callback }: Returned) {
  const t = useText(texts)
  const code = useCode()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<RequestError>()
  const finish = async (finished: Finished) => {
    const body = { key: begun.key, ...finished }
    const open = () => request(api.sso.finish, { body }, { raw: true, message: false })
    try {
      await signIn(open, returnPath(begun.returnTo))
    } catch (reason) {
      if (!code.note(reason)) throw reason
    }
  }
  const rejected = useFinish(() => finish({ callback }))
  const step = async (finished: Finished) => {
    if (isBusy) return
    setBusy(true)
    setError(undefined)
    try {
      await finish(finished)
    } catch (reason) {
      if (!(reason instanceof RequestError)) throw reason
      setError(reason)
    } finally {
      setBusy(false)
    }
  }
  const ended = rejected ?? (error?.result?.error?.startsWith('sso.') ? error : undefined)
  if (ended) return <RejectedPanel begun={begun} error={ended} />
  if (!code.state) return <WaitingPanel title={t('signingIn')} hint={t('waiting')} />
  return (
    <CodeStep
      code={code}
      isBusy={isBusy}
      error={error?.msg}
      returnTo={returnPath(begun.returnTo)}
      onCode={(value) => void step({ code: value })}
      onPasskey={(passkey: PasskeyProof) => step({ passkey })}
    />
  )
}
