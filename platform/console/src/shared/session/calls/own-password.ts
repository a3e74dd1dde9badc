import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { renewToken } from '../token/token'

/**
 * Changes the password of the signed-in person; the session continues with a new token, in the other tabs of this browser too.
 * Rejects with `RequestError`, which is not shown: the form does that.
 */
export function changeOwnPassword(old: string, next: string): Promise<void> {
  return renewToken(() => request(api.profile.changePassword, { body: { old, new: next } }, { message: false }))
}
