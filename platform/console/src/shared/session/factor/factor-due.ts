import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { RequestError } from '#shared/api/request-error'
import { navigation } from '#shared/navigation/navigation'
import { useSession } from '#shared/session/user/session'

let isDue = false

/** Whether the person has to set up a second factor first; until then the server rejects all other calls. */
export function isFactorDue(): boolean {
  return isDue
}

/** Whether a call failed for that reason. */
export function isFactorDueAnswer(error: unknown): boolean {
  return error instanceof RequestError && error.result?.error === 'session.factorDue'
}

/** Asks for a second factor in place of everything. The session knows who it is alone, whom a re-authentication asks. */
export async function showFactorDue(): Promise<void> {
  isDue = true
  const user = await request(api.session.userInfo, undefined, { message: false }).catch(() => undefined)
  if (user) useSession.setState({ userInfo: user.userInfo })
  await navigation().hold()
}

/** The session continues, or has ended. */
export function forgetFactorDue(): void {
  isDue = false
}

/** Continues to the address that was asked for. */
export async function goOnWithFactor(): Promise<void> {
  forgetFactorDue()
  await navigation().restart(navigation().address())
}

/** Reads again what roles require of the person, whose factors have changed. */
export async function refreshFactorDue(): Promise<void> {
  const user = await request(api.session.userInfo, undefined, { message: false }).catch(() => undefined)
  if (user) useSession.setState({ factorDue: user.factorDue })
}
