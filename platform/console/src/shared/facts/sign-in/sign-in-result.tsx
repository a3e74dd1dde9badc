import type { SignInResult as Result } from 'atrium/contract/system/log/sign-in-log'
import { StatusTag, type Tone } from 'atrium/ui/feedback/status-tag'
import { useText } from '#shared/i18n/text'
import { resultTexts } from './text'

const tones: Readonly<Record<Result, Tone>> = {
  success: 'success',
  unknownUser: 'warning',
  wrongPassword: 'warning',
  wrongCode: 'warning',
  wrongPasskey: 'warning',
  copiedPasskey: 'danger',
  provider: 'warning',
  noIdentity: 'warning',
  providerOnly: 'neutral',
  disabled: 'neutral',
  passwordExpired: 'neutral',
  address: 'neutral',
  throttled: 'danger',
}

/** Shows how an attempt at signing in ended. */
export function SignInResult({ result }: { result: Result }) {
  const t = useText(resultTexts)
  return (
    <StatusTag tone={tones[result]} dot>
      {t(result)}
    </StatusTag>
  )
}
