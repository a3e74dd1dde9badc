import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { RequestError } from '#shared/api/request-error'
import type { Person } from './password-run'

interface State<O> {
  people: readonly Person[]
  /** Of the first of them, in their order. */
  outcomes: readonly O[]
  isRunning: boolean
  /** Why it does not go on, in words. */
  error?: string
}

interface Job<O> {
  readonly people: readonly Person[]
  readonly outcomes: O[]
}

/** Does something for people, some at a time, until all have their outcome or it is stopped. Rejects with what keeps it from going on. */
export type RunAll<O> = (
  people: readonly Person[],
  calls: { readonly report: (outcomes: readonly O[]) => void; readonly isStopped: () => boolean },
) => Promise<void>

const nothing = { people: [], outcomes: [], isRunning: false } as const

/** Runs something for any number of people, which can be stopped and goes on from there. `runAll` is the same in each render. */
export function usePeopleRun<O>(runAll: RunAll<O>) {
  const client = useQueryClient()
  const [state, setState] = useState<State<O>>(nothing)
  const { people, outcomes, isRunning } = state
  // The run under way: a reply of one that was given up must not be written into the next.
  const current = useRef<Job<O>>({ people, outcomes: [] })
  // Of two runs the second begins when the first has written down what it did.
  const before = useRef(Promise.resolve())
  // It stops while its page is hidden behind another one, and continues with it.
  useEffect(() => {
    if (!isRunning) return undefined
    const job = current.current
    const change = (next: Partial<State<O>>) => job === current.current && setState((now) => ({ ...now, ...next }))
    let isStopped = false
    const run = () =>
      runAll(job.people.slice(job.outcomes.length), {
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
  }, [isRunning, people, client, runAll])
  const begin = (who: readonly Person[]) => {
    current.current = { people: who, outcomes: [] }
    setState({ ...nothing, people: who, isRunning: who.length > 0 })
  }
  const change = (next: Partial<State<O>>) => setState((now) => ({ ...now, ...next }))
  return {
    ...state,
    start: begin,
    stop: () => change({ isRunning: false }),
    goOn: () => change({ isRunning: outcomes.length < people.length, error: undefined }),
    clear: () => begin([]),
  }
}

function wordsOf(error: unknown): string | undefined {
  if (!(error instanceof RequestError)) throw error
  return error.isHandled ? undefined : error.msg
}
