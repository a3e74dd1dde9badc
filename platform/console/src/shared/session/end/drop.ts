import { forgetToken, readToken } from '../token/token'
import { dropInput } from '../user/kept-input'
import { announce } from './session-news'

/** Deletes the session in all tabs, and the input that was kept for it. A request that is under way has its token; its response is ignored. */
export function dropSession(): void {
  const token = readToken()
  forgetToken()
  dropInput()
  announce({ kind: 'signedOut', token })
}
