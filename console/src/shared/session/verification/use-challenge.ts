import type { Challenge, VerificationKind } from '@atrium/contract/untrusted/verification'
import type { Attempt, Outcome } from '@atrium/ui/input/verify/puzzle-verify'
import { useEffect, useState } from 'react'
import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { RequestError } from '#shared/api/request-error'

interface Started {
  /** What was asked for: the answer to anything else is out of date. */
  readonly asked: string
  readonly challenge?: Challenge
  readonly error?: string
}

/**
 * A challenge of a kind, another one after each `refresh` and each failed check. `check` gives `onPass` the pass of one that
 * was solved. Errors are in the words of the server.
 */
export function useChallenge(purpose: string, kind: VerificationKind, onPass: (pass: string) => void) {
  const [turn, setTurn] = useState(0)
  const [started, setStarted] = useState<Started>()
  const asked = `${purpose} ${kind} ${turn}`
  const refresh = () => setTurn((now) => now + 1)
  useEffect(() => {
    const controller = new AbortController()
    const options = { message: false, signal: controller.signal }
    request(api.verification.challenge, { body: { purpose, kind } }, options).then(
      (challenge) => setStarted({ asked, challenge }),
      (error: unknown) => {
        if (error instanceof RequestError) setStarted({ asked, error: error.msg })
      },
    )
    return () => controller.abort()
  }, [purpose, kind, asked])
  const { challenge, error } = started?.asked === asked ? started : {}

  const check = async (attempt?: Attempt): Promise<Outcome> => {
    if (!challenge) return { passed: false }
    try {
      onPass(await request(api.verification.check, { body: { id: challenge.id, ...attempt } }, { message: false }))
      return { passed: true }
    } catch (failure) {
      if (!(failure instanceof RequestError)) throw failure
      refresh()
      return { passed: false, message: failure.msg }
    }
  }
  return { challenge, error, refresh, check }
}
