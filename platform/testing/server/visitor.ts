import { demo } from '#product/brand'

/** Sends a request to some home of the API. */
export type Fetch = (path: string, init?: RequestInit) => Promise<Response>

/** Resolves to the response to a sign-in. */
export const trySignIn = (fetch: Fetch, username: string, password: string): Promise<Response> =>
  fetch('/api/user/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })

/** Signs a demo account in and returns its token. */
export async function signIn(fetch: Fetch, username = 'admin'): Promise<string> {
  const response = await trySignIn(fetch, username, demo.password)
  const { data } = (await response.json()) as { data: string }
  return data
}

/** The status of a call that only a live session may make: 200 or 401. */
export async function sessionStatus(fetch: Fetch, token: string): Promise<number> {
  return (await fetch('/api/user/getUserInfo', { method: 'POST', headers: { token } })).status
}

export async function signOut(fetch: Fetch, token: string): Promise<void> {
  await fetch('/api/user/logout', { method: 'POST', headers: { token } })
}
