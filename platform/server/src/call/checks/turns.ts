import type { ErrorCode } from 'atrium/contract/error/codes'
import { AppError } from '../app-error'

interface Limits {
  /** How many tasks run at one time. */
  readonly atOnce: number
  /** How many wait. A queue without end would answer nobody. */
  readonly mostWaiting: number
  /** The error of a task for which there is no room. */
  readonly code: ErrorCode
  /** Seconds after which there may be room again. */
  readonly retryAfter: number
}

/** Returns a function that runs tasks, some at one time; the others wait their turn in order. It throws where too many wait. */
export function createTurns({
  atOnce,
  mostWaiting,
  code,
  retryAfter,
}: Limits): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (task) => {
    if (waiting.length >= mostWaiting) throw new AppError(code, { retryAfter })
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
