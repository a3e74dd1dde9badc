import type { PurposeKind } from 'atrium/contract/untrusted/verification'
import { PlainButton } from 'atrium/ui/button'
import { PuzzleVerify } from 'atrium/ui/input/verify/puzzle-verify'
import { SlideVerify } from 'atrium/ui/input/verify/slide-verify'
import { useEffect, useRef, useState } from 'react'
import { useText } from '#shared/i18n/text'
import { useSession } from '#shared/session/user/session'
import { texts } from './text'
import { useChallenge } from './use-challenge'
import css from './verification.module.css'
import { Wait } from './wait'

interface VerificationProps {
  /** The purpose of the pass; the call that takes it names the same. */
  purpose: string
  /** The user name of the account that the pass is for; by default that of the signed-in person. */
  account?: string
  /** The kind that the module declares for the purpose, drawn until the server sends the challenge; the server decides. */
  kind?: PurposeKind
  /** Takes the focus when it is there: it was asked for by what the person just did. */
  takesFocus?: boolean
  /** Called with the pass, good for one call within two minutes. */
  onPass: (pass: string) => void
}

/**
 * A verification that the server makes and checks; after a miss there is another one. Those who cannot see the picture wait twenty
 * seconds instead.
 * @example
 * <Verification purpose="shop-coupon" onPass={(pass) => void claim(pass)} />
 */
export function Verification({ purpose, account, kind = 'puzzle', takesFocus = false, onPass }: VerificationProps) {
  const t = useText(texts)
  const own = useSession((session) => session.userInfo.username)
  const [isWait, setWait] = useState(false)
  const { challenge, error, refresh, check } = useChallenge({ purpose, account: account ?? own, wait: isWait }, onPass)
  const shown = challenge?.kind ?? (isWait ? 'wait' : kind)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) place.current?.querySelector<HTMLElement>('[role="slider"]')?.focus()
  }, [takesFocus])
  const labels = {
    checking: t('checking'),
    failed: t('failed'),
    passed: t('passed'),
    value: (percent: number) => t('value', { percent }),
  }
  return (
    <div ref={place} className={css.verification} role="group" aria-label={t('title')}>
      {shown === 'wait' && <Wait challenge={challenge} error={error} onRetry={refresh} check={check} />}
      {shown === 'puzzle' && (
        <PuzzleVerify
          labels={{
            ...labels,
            handle: t('puzzleHandle'),
            hint: t('puzzleHint'),
            picture: t('picture'),
            refresh: t(error ? 'retry' : 'refresh'),
          }}
          puzzle={challenge?.kind === 'puzzle' ? challenge.puzzle : undefined}
          error={error}
          onVerify={check}
          onRefresh={refresh}
        />
      )}
      {shown === 'slide' && (
        <>
          <SlideVerify
            labels={{ ...labels, handle: t('slideHandle'), hint: error ?? t('slideHint') }}
            travel={challenge?.kind === 'slide' ? challenge.travel : undefined}
            disabled={challenge?.kind !== 'slide'}
            round={challenge?.id}
            onVerify={check}
          />
          {error && <PlainButton onClick={refresh}>{t('retry')}</PlainButton>}
        </>
      )}
      {shown !== 'slide' && (
        <button type="button" className={css.other} onClick={() => setWait(!isWait)}>
          {t(isWait ? 'back' : 'waitInstead')}
        </button>
      )}
    </div>
  )
}
