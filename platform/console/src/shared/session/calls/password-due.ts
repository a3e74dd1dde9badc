import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { RequestError } from '#shared/api/request-error'
import { navigation } from '#shared/navigation/navigation'
import { useSession } from '#shared/session/user/session'
import { changeOwnPassword } from './own-password'

let isDue = false

/** Whether the person has to choose a new password first; until then the server rejects all other calls. */
export function isPasswordDue(): boolean {
  return isDue
}

/** Whether a call failed for that reason. */
export function isPasswordDueAnswer(error: unknown): boolean {
  return error instanceof RequestError && error.result?.error === 'password.mustChange'
}

/** Asks for a new password in place of everything. The session holds nothing yet, not even the rule for it. */
export async function showPasswordDue(): Promise<void> {
  isDue = true
  const user = await request(api.session.userInfo, undefined, { message: false }).catch(() => undefined)
  if (user) useSession.setState({ passwordLength: user.passwordLength })
  await navigation().hold()
}

/** The session continues, or has ended. */
export function forgetPasswordDue(): void {
  isDue = false
}

/** Changes the password and continues to the address that was asked for. Rejects with `RequestError`, which is not shown. */
export async function changeDuePassword(old: string, next: string): Promise<void> {
  await changeOwnPassword(old, next)
  forgetPasswordDue()
  await navigation().restart(navigation().address())
}
