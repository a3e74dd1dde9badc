import type { Challenge } from 'atrium/contract/untrusted/verification'
import { PlainButton } from 'atrium/ui/button'
import type { Outcome } from 'atrium/ui/input/verify/puzzle-verify'
import { useEffect, useEffectEvent, useState } from 'react'
import { useText } from '#shared/i18n/text'
import { texts } from './text'
import css from './verification.module.css'

interface WaitProps {
  challenge: Challenge | undefined
  error: string | undefined
  onRetry: () => void
  check: () => Promise<Outcome>
}

/** Counts the seconds of a challenge of the kind `wait` down, then has it checked. */
export function Wait({ challenge, error, onRetry, check }: WaitProps) {
  const t = useText(texts)
  const [outcome, setOutcome] = useState<Outcome>()
  const seconds = useCountdown(challenge, () => void check().then(setOutcome))
  const total = challenge?.kind === 'wait' ? challenge.wait : 0
  const shownError = error ?? (outcome?.passed === false ? outcome.message : undefined)
  return (
    <div className={css.wait}>
      {shownError && (
        <div className={css.error} role="alert">
          <p>{shownError}</p>
          {error && <PlainButton onClick={onRetry}>{t('retry')}</PlainButton>}
        </div>
      )}
      {!error && (
        <>
          <progress className={css.progress} max={total} value={total - seconds} aria-label={t('title')} />
          <p role="timer">{challenge ? t('waiting', { seconds }) : t('loading')}</p>
        </>
      )}
      <p className="visually-hidden" role="status">
        {outcome?.passed ? t('passed') : ''}
      </p>
    </div>
  )
}

/** The seconds left of a challenge; `onEnd` is called when there are none. */
function useCountdown(challenge: Challenge | undefined, onEnd: () => void): number {
  const [left, setLeft] = useState<{ of: string; seconds: number }>()
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (challenge?.kind !== 'wait') return undefined
    const until = Date.now() + challenge.wait * 1000
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((until - Date.now()) / 1000))
      setLeft({ of: challenge.id, seconds })
      if (seconds > 0) return
      clearInterval(timer)
      end()
    }, 1000)
    return () => clearInterval(timer)
  }, [challenge])
  if (challenge?.kind !== 'wait') return 0
  return left?.of === challenge.id ? left.seconds : challenge.wait
}
