import type { Input } from '@atrium/contract/endpoint'
import { api } from '../api/api'
import { request } from '../api/request'
import { notify } from '../feedback/notify'
import { translate } from '../i18n/text'
import { navigation } from './navigation/navigation'
import { useSession } from './session'
import { texts } from './text'
import { forgetToken, storeToken } from './token'

export type Credentials = Input<typeof api.session.login>['body']

/**
 * Signs in, builds the menu of that person and goes to `path`; settles when that page shows, with a greeting. Rejects with
 * `RequestError`, which is not shown: the form does that.
 */
export async function signIn(credentials: Credentials, path: string): Promise<void> {
  const { data: token, msg } = await request(api.session.login, { body: credentials }, { raw: true, message: false })
  storeToken(token)
  await navigation().restart(path)
  const { nickname } = useSession.getState().userInfo
  if (nickname) greet(nickname, msg)
}

/** Ends the session here and on the server, and goes to the login page. Works without a server too. */
export async function signOut(): Promise<void> {
  const ended = request(api.session.logout, undefined, { message: false }).catch(() => undefined)
  // The request holds its token already; without the cookie nothing that comes back counts as this session's.
  forgetToken()
  await Promise.all([navigation().restart('/login'), ended])
}

function greet(name: string, message: string): void {
  const greeting = translate(texts, greetingAt(new Date().getHours()))
  notify.success(translate(texts, 'welcome', { greeting, name, message }))
}

/** The greeting for an hour of the day, 0 to 23. */
export function greetingAt(hour: number): 'night' | 'morning' | 'afternoon' | 'evening' {
  if (hour < 5) return 'night'
  if (hour < 12) return 'morning'
  return hour < 18 ? 'afternoon' : 'evening'
}
