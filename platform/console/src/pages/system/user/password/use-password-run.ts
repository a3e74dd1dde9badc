import { useState } from 'react'
import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { resetAll, type Outcome, type Person } from './password-run'
import { usePeopleRun, type RunAll } from './use-people-run'

/** For one call, in milliseconds. On a busy server each of its passwords waits for others. */
const timeout = 60_000

const resetPasswords: RunAll<Outcome> = (people, calls) =>
  resetAll(people, {
    ...calls,
    reset: (userIds) => request(api.users.resetPasswords, { body: { userIds } }, { timeout, message: false }),
  })

/** Resets passwords until all have theirs or it is stopped, and holds the new ones for as long as they show. */
export function usePasswordRun() {
  const run = usePeopleRun(resetPasswords)
  /** How many of the outcomes are in a file or on the clipboard. */
  const [saved, setSaved] = useState(0)
  const { outcomes, isRunning } = run
  const begin = (who: readonly Person[]) => {
    setSaved(0)
    run.start(who)
  }
  return {
    ...run,
    isUnsaved: isRunning || saved < outcomes.length,
    start: begin,
    noteSaved: () => setSaved(outcomes.length),
    clear: () => begin([]),
  }
}

export type PasswordRun = ReturnType<typeof usePasswordRun>
