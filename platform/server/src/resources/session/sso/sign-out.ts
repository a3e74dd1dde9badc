import type { Output, Parsed } from 'atrium/contract/endpoint'
import type { sso } from 'atrium/contract/system/user/sso/sign-in'
import { AppError } from '#server/call/app-error'
import type { Call } from '#server/call/call'
import { accessTo, readProvider } from '#server/services/session/sso/provider'
import { endProviderSessions, readProviderSession, takeMessage } from '#server/services/session/sso/provider-session'
import { logout } from '../login'
import { clientOf, consoleAddress, requireProvider, ssoError } from './begin'

/** Returns the address that ends the session at the provider. A provider that is down keeps nobody from signing out here. */
async function endAddress(call: Call): Promise<string | null> {
  const { db, deps, actor } = call
  const opened = await readProviderSession({ db, deps }, actor.sessionId)
  const provider = opened && (await readProvider(call, opened.providerId))
  const access = provider && accessTo(provider)
  if (!access || !deps.identityClient) return null
  const end = { idToken: opened.idToken, returnTo: consoleAddress(call, '/login') }
  try {
    return (await deps.identityClient.endAddress(access, end)) ?? null
  } catch (error) {
    ssoError(call, provider, error)
    return null
  }
}

/** Ends this session, and says where the one at the provider is ended. */
export async function signOut(call: Call): Promise<Output<typeof sso.signOut>> {
  const address = await endAddress(call)
  await logout(call)
  return { address }
}

/** Ends the sessions that a provider signs out. Its message is taken once. */
export async function takeSignOut(
  call: Call,
  { query: { providerId }, body }: Parsed<typeof sso.backChannel>,
): Promise<null> {
  const { deps, now } = call
  const client = clientOf(deps)
  const { provider, access } = await requireProvider(call, providerId)
  try {
    const named = await client.readSignOut(access, body.logout_token)
    await deps.write(async (trx) => {
      const writing = { db: trx, deps, now }
      if (!(await takeMessage(writing, providerId, named.jti))) throw new AppError('sso.invalid')
      await endProviderSessions(writing, providerId, named)
    })
  } catch (error) {
    throw ssoError(call, provider, error)
  }
  return null
}
