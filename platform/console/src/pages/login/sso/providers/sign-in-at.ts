import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { RequestError } from '#shared/api/request-error'
import { visitProvider } from '#shared/session/sso/visit'

/** Goes to a provider, which the form takes for a sign-in that does not come to its end here. Rejects with `RequestError`, which is not shown. */
export async function signInAt(providerId: number, returnTo: string): Promise<never> {
  await visitProvider({ purpose: 'signIn', providerId, returnTo }, (body) =>
    request(api.sso.begin, { body }, { message: false }),
  )
  // The person came back by Back: there is nothing to say.
  throw new RequestError('', 0)
}
