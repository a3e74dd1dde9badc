import type { BegunSignIn } from 'atrium/contract/system/user/sso/sign-in'
import { AppError } from '#server/call/app-error'
import type { Call, Deps } from '#server/call/call'
import { IdentityError, type IdentityClient, type ProvidedIdentity } from '#server/call/sso/identity-client'
import { accessTo, readProvider, type Provider } from '#server/services/session/sso/provider'
import {
  drawSignIn,
  endSignIn,
  keepSignIn,
  readSignIn,
  takeState,
  type SsoSignIn,
  type SsoUse,
} from '#server/services/session/sso/sso-sign-in'

/** Returns the client of this host. Throws where it has none. */
export function clientOf({ identityClient }: Pick<Deps, 'identityClient'>): IdentityClient {
  if (!identityClient) throw new AppError('sso.notPossible')
  return identityClient
}

/** Reads a provider that is complete; with `isEnabled` one that people may sign in at. */
export async function requireProvider(call: Call, providerId: number, { isEnabled = true } = {}) {
  const provider = await readProvider(call, providerId)
  const access = provider && accessTo(provider)
  if (!access || (isEnabled && provider.status === 0)) throw new AppError('sso.noProvider')
  return { provider, access }
}

/** Returns the address of the console at a path, with its base path. */
export const consoleAddress = ({ site, deps }: Call, path: string): string => `${site}${deps.basePath ?? ''}${path}`

/** Returns the error of a sign-in at a provider, and logs its reason for those who operate the server. */
export function ssoError({ deps }: Call, { providerName }: Pick<Provider, 'providerName'>, error: unknown): unknown {
  if (!(error instanceof IdentityError)) return error
  const { kind, message } = error
  if (kind !== 'denied') deps.log('warn', 'identity provider', { provider: providerName, kind, reason: message })
  return new AppError(`sso.${kind}`)
}

/** Begins a sign-in of a use at a provider. */
export async function begin(call: Call, providerId: number, use: SsoUse): Promise<BegunSignIn> {
  const client = clientOf(call.deps)
  const { provider, access } = await requireProvider(call, providerId, { isEnabled: use.purpose !== 'test' })
  const isFresh = use.purpose === 'reauthenticate'
  const begun = { ...drawSignIn(consoleAddress(call, '/sso')), isFresh }
  try {
    const address = await client.beginAddress(access, begun, provider.scopes)
    return { address, key: await keepSignIn(call, use, { ...begun, providerId }) }
  } catch (error) {
    throw ssoError(call, provider, error)
  }
}

/** Reads a sign-in that was begun for a use. Throws where there is none. */
export async function requireBegun(call: Call, key: string, use: SsoUse): Promise<SsoSignIn> {
  const begun = await readSignIn(call, key, use)
  if (!begun) throw new AppError('sso.expired')
  return begun
}

/** Somebody who came back from a provider. */
export interface Returned {
  readonly provider: Provider
  readonly said: ProvidedIdentity
}

/** Takes the address that a browser came back to. It is good once, whatever becomes of it. */
export async function takeReturn(call: Call, begun: SsoSignIn, callback: string, isEnabled = true): Promise<Returned> {
  const client = clientOf(call.deps)
  const { provider, access } = await requireProvider(call, begun.providerId, { isEnabled })
  if (!URL.canParse(callback)) throw new AppError('sso.invalid')
  if (!(await takeState(call, begun))) throw new AppError('sso.expired')
  try {
    return { provider, said: await client.finish(access, begun, callback) }
  } catch (error) {
    throw ssoError(call, provider, error)
  }
}

/** Takes the address of what has one step, which ends with it. */
export async function takeOnly(call: Call, begun: SsoSignIn, callback: string, isEnabled = true): Promise<Returned> {
  try {
    return await takeReturn(call, begun, callback, isEnabled)
  } finally {
    await endSignIn(call.db, begun)
  }
}
