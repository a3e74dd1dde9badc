import type { Passwords } from '../call/call'
import { createTurns } from '../call/checks/turns'

/** OWASP's second choice of parameters: 19 MiB, two passes, one lane. */
export const argon2Cost = { memorySize: 19_456, iterations: 2, parallelism: 1 } as const

/** Hashes at work at one time; each takes 19 MiB and a core. */
const atOnce = 2

/** Hashes that wait. At 50 ms a hash the last one waits a good second, so that a call is over before its client gives up. */
const mostWaiting = 50

/** Seconds after which the queue may have room again. */
const retryAfter = 1

/**
 * Lets at most two tasks run at one time; the others wait their turn in order. Throws `server.busy` when 50 wait: a queue
 * without end would answer nobody.
 */
export function limited(passwords: Passwords): Passwords {
  const turn = createTurns({ atOnce, mostWaiting, code: 'server.busy', retryAfter })
  return {
    hash: (password) => turn(() => passwords.hash(password)),
    verify: (phc, password) => turn(() => passwords.verify(phc, password)),
  }
}
