import type { Input } from 'atrium/contract/endpoint'
import type { Language } from 'atrium/contract/language'
import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { notify } from '#shared/feedback/notify'
import { language, translate } from '#shared/i18n/text'
import { forgetEnd } from '../end/expire'
import { navigation } from '#shared/navigation/navigation'
import { useSession } from '../user/session'
import { announce } from '../end/session-news'
import { closeLoginWindow } from '../sso/window-mark'
import { texts } from './text'
import { storeToken } from '../token/token'

export type Credentials = Input<typeof api.session.login>['body']

/** A call that opens a session in another way than with a password. */
type Opening = () => Promise<{ readonly data: string; readonly msg: string }>

/**
 * Opens a session whose token is kept for all tabs; returns the server's message. Rejects with `RequestError`, which is not shown.
 */
export async function openSession(by: Credentials | Opening): Promise<string> {
  const opened =
    typeof by === 'function' ? by() : request(api.session.login, { body: by }, { raw: true, message: false })
  const { data: token, msg } = await opened
  storeToken(token)
  forgetEnd()
  announce({ kind: 'signedIn' })
  return msg
}

/**
 * Signs in, builds the menu of that person and goes to `path`; settles when that page shows, with a greeting. Rejects with
 * `RequestError`, which is not shown: the form does that.
 */
export async function signIn(by: Credentials | Opening, path: string): Promise<void> {
  const msg = await openSession(by)
  closeLoginWindow()
  await navigation().restart(path)
  const { nickname } = useSession.getState().userInfo
  if (nickname) greet(nickname, msg)
}

function greet(name: string, message: string): void {
  const greeting = translate(texts, greetingAt(new Date().getHours()))
  const isReadable = isWrittenIn(language(), name)
  notify.success(
    isReadable
      ? translate(texts, 'welcome', { greeting, name, message })
      : translate(texts, 'welcomeUnnamed', { greeting, message }),
  )
}

/** Whether a name fits into a sentence of a language: Chinese has Latin names too, English has no Chinese characters. */
export const isWrittenIn = (reader: Language, name: string): boolean =>
  reader === 'zh-cn' || !/\p{Script=Han}/u.test(name)

/** The greeting for an hour of the day, 0 to 23. */
export function greetingAt(hour: number): 'night' | 'morning' | 'afternoon' | 'evening' {
  if (hour < 5) return 'night'
  if (hour < 12) return 'morning'
  return hour < 18 ? 'afternoon' : 'evening'
}
