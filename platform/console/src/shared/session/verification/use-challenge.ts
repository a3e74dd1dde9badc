import type { Challenge } from 'atrium/contract/untrusted/verification'
import type { Attempt, Outcome } from 'atrium/ui/input/verify/puzzle-verify'
import { useEffect, useState } from 'react'
import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { RequestError } from '#shared/api/request-error'
import { translate } from '#shared/i18n/text'
import { texts } from './text'

interface Started {
  /** The purpose and account of the latest request: the response to any other one is out of date. */
  readonly asked: string
  readonly challenge?: Challenge
  readonly error?: string
}

interface Wanted {
  /** The purpose of the pass, and the user name of the account. */
  readonly purpose: string
  readonly account: string
  /** Asks for a wait in place of a puzzle. */
  readonly wait: boolean
}

/**
 * A challenge of the kind that the server chose, another one after each `refresh` and each failed check. `check` gives `onPass` the pass
 * of one that was solved. Why a challenge could not be made or checked is in the words of the server.
 */
export function useChallenge({ purpose, account, wait }: Wanted, onPass: (pass: string) => void) {
  const [turn, setTurn] = useState(0)
  const [started, setStarted] = useState<Started>()
  const asked = `${purpose} ${wait} ${turn}`
  const refresh = () => setTurn((now) => now + 1)
  useEffect(() => {
    const controller = new AbortController()
    const options = { message: false, signal: controller.signal }
    request(api.verification.challenge, { body: { purpose, wait } }, options).then(
      (challenge) => setStarted({ asked, challenge }),
      (error: unknown) => {
        if (error instanceof RequestError) setStarted({ asked, error: error.msg })
      },
    )
    return () => controller.abort()
  }, [purpose, wait, asked])
  const { challenge, error } = started?.asked === asked ? started : {}

  const check = async (attempt?: Attempt): Promise<Outcome> => {
    if (!challenge) return { passed: false }
    try {
      const body = { id: challenge.id, account, ...attempt }
      const outcome = await request(api.verification.check, { body }, { message: false })
      if (!outcome.passed) {
        refresh()
        return { passed: false, message: translate(texts, outcome.reason) }
      }
      onPass(outcome.pass)
      return { passed: true }
    } catch (reason) {
      if (!(reason instanceof RequestError)) throw reason
      refresh()
      return { passed: false, message: reason.msg }
    }
  }
  return { challenge, error, refresh, check }
}
