import type { RouterEntry, UserInfo } from 'atrium/contract/session'
import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { language } from '#shared/i18n/language'
import { readToken } from '#shared/session/token/token'
import { forgetRights } from '#shared/session/user/rights'

type Answers = Promise<[user: UserInfo, entries: readonly RouterEntry[]]>

interface BegunCall {
  readonly key: string
  readonly answers: Answers
  isTaken: boolean
}

let begun: BegunCall | undefined

/** Sends the two calls that a session begins with before the code of the router, which uses their results, is loaded. */
export function beginSession(): void {
  forgetRights()
  const call: BegunCall = { key: keyOfCall(), answers: readSession(() => !call.isTaken), isTaken: false }
  // A call that failed before its reply was used is sent again: the server may be back by then.
  call.answers.catch(() => {
    if (begun === call) begun = undefined
  })
  begun = call
}

/** Returns the results of the calls of `beginSession`, once and to the same person alone; else those of new calls. */
export function takeBegunSession(): Answers {
  if (begun?.key !== keyOfCall()) beginSession()
  const call = begun!
  begun = undefined
  call.isTaken = true
  return call.answers
}

/** Loads the signed-in person and their menu. */
export function readSession(isAhead?: () => boolean): Answers {
  return Promise.all([
    request(api.session.userInfo, undefined, { isAhead }),
    request(api.session.routers, undefined, { isAhead }),
  ])
}

/** The results depend on the person and on the language. */
const keyOfCall = () => `${readToken()} ${language()}`
