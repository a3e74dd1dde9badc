import type { Deps, Log } from '#server/call/call'
import type { Claimed } from './claim'
import type { AttemptEnd } from './run-end'

const longestError = 1000

/** An attempt that this process makes. */
export interface RunningAttempt extends Claimed {
  readonly process: string
  /** Aborts the handler. */
  readonly abort: (reason: Error) => void
  /** The elapsed time at its begin, and at its latest sign of life. */
  readonly begun: number
  beatAt: number
  beat: number
  /** How it ended, until the database has it. */
  end?: AttemptEnd
}

/** Starts the handler of a claimed run. `onEnd` is called once it has ended. */
export function startAttempt(
  claimed: Claimed,
  deps: Deps,
  { process, elapsed }: { readonly process: string; readonly elapsed: () => number },
  onEnd: (attempt: RunningAttempt, end: AttemptEnd) => void,
): RunningAttempt {
  const { job, key } = claimed.declared
  const { runId, dueAt, attempt } = claimed
  const controller = new AbortController()
  const begun = elapsed()
  const running: RunningAttempt = {
    ...claimed,
    process,
    abort: (reason) => controller.abort(reason),
    begun,
    beatAt: begun,
    beat: 0,
  }
  const log: Log = (level, event, fields) => deps.log(level, event, { ...fields, job: key, runId })
  const { db, write } = deps
  const call = { db, write, deps, now: deps.now(), dueAt, attempt, signal: controller.signal, log }
  const ended = (state: AttemptEnd['state'], error: string) =>
    onEnd(running, { state, error, duration: Math.round(elapsed() - begun) })
  void (async () => {
    // Not before the caller has the attempt.
    await Promise.resolve()
    try {
      await job.handler(call)
      ended('done', '')
    } catch (error) {
      log('warn', 'job failed', {
        attempt,
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      })
      ended('failed', (error instanceof Error ? error.message : String(error)).slice(0, longestError))
    }
  })()
  return running
}
