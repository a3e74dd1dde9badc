import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { RequestError } from '#shared/api/request-error'
import { resetAll, type Outcome, type Person } from './password-run'

interface State {
  people: readonly Person[]
  /** Of the first of them, in their order. */
  outcomes: readonly Outcome[]
  isRunning: boolean
  /** Why it does not go on, in words. */
  error?: string
  /** How many of the outcomes are in a file or on the clipboard. */
  saved: number
}

interface Job {
  readonly people: readonly Person[]
  readonly outcomes: Outcome[]
}

const nothing: State = { people: [], outcomes: [], isRunning: false, saved: 0 }

/** For one call, in milliseconds. On a busy server each of its passwords waits for others. */
const timeout = 60_000

/** Resets passwords until all have theirs or it is stopped, and holds the new ones for as long as they show. */
export function usePasswordRun() {
  const client = useQueryClient()
  const [state, setState] = useState(nothing)
  const { people, outcomes, isRunning, saved } = state
  // What is under way, so that the answer of a run that was given up finds no other one to write to.
  const current = useRef<Job>({ people, outcomes: [] })
  // Of two runs the second begins when the first has written down what it did.
  const before = useRef(Promise.resolve())
  // It stops while its page is hidden behind another one, and continues with it.
  useEffect(() => {
    if (!isRunning) return undefined
    const job = current.current
    const change = (next: Partial<State>) => job === current.current && setState((now) => ({ ...now, ...next }))
    let isStopped = false
    const run = () =>
      resetAll(job.people.slice(job.outcomes.length), {
        reset: (userIds) => request(api.users.resetPasswords, { body: { userIds } }, { timeout, message: false }),
        report: (some) => {
          job.outcomes.push(...some)
          change({ outcomes: [...job.outcomes] })
        },
        isStopped: () => isStopped,
      })
    before.current = before.current.then(async () => {
      const error = await run().then(() => undefined, wordsOf)
      if (!isStopped || error !== undefined) change({ isRunning: false, error })
      void client.invalidateQueries()
    })
    return () => {
      isStopped = true
    }
  }, [isRunning, people, client])
  const begin = (who: readonly Person[]) => {
    current.current = { people: who, outcomes: [] }
    setState({ ...nothing, people: who, isRunning: who.length > 0 })
  }
  const change = (next: Partial<State>) => setState((now) => ({ ...now, ...next }))
  return {
    ...state,
    isUnsaved: isRunning || saved < outcomes.length,
    start: begin,
    stop: () => change({ isRunning: false }),
    goOn: () => change({ isRunning: outcomes.length < people.length, error: undefined }),
    noteSaved: () => change({ saved: outcomes.length }),
    clear: () => begin([]),
  }
}

export type PasswordRun = ReturnType<typeof usePasswordRun>

function wordsOf(error: unknown): string | undefined {
  if (!(error instanceof RequestError)) throw error
  return error.isHandled ? undefined : error.msg
}
