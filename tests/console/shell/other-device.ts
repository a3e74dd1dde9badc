import type { MemoryRuntime } from '@atrium/server/runtimes/memory/memory-runtime'

const json = { 'content-type': 'application/json' }
const post = ({ fetch }: MemoryRuntime, path: string, body: object, headers = {}) =>
  fetch(path, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) })

/** Tries five wrong passwords of an account, after which a verification is due. */
export async function tryFiveTimes(runtime: MemoryRuntime, username = 'admin'): Promise<void> {
  for (let time = 0; time < 5; time++) await post(runtime, '/api/user/login', { username, password: 'wrong' })
}

/** Locks the session of a token as another device or tab does: this one learns it from its next request. */
export const lockElsewhere = (runtime: MemoryRuntime, token: string, password: string) =>
  post(runtime, '/api/user/lock', { password }, { token })
