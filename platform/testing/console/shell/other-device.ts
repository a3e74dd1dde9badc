import type { MemoryRuntime } from 'atrium/server/runtimes/memory/memory-runtime'
import { trySignIn } from '#server-test/visitor'

/** Tries five wrong passwords of an account, after which a verification is due. */
export async function tryFiveTimes(runtime: MemoryRuntime, username = 'admin'): Promise<void> {
  for (let time = 0; time < 5; time++) await trySignIn(runtime.fetch, username, 'wrong')
}

/** Locks the session of a token as another device or tab does: this one learns it from its next request. */
export const lockElsewhere = ({ fetch }: MemoryRuntime, token: string, password: string) =>
  fetch('/api/user/lock', {
    method: 'POST',
    headers: { 'content-type': 'application/json', token },
    body: JSON.stringify({ password }),
  })
