import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose'
import * as openid from 'openid-client'
import {
  IdentityError,
  type BegunSignIn,
  type Claims,
  type IdentityClient,
  type ProviderAccess,
} from '#server/call/sso/identity-client'
import { isLoopback } from '../connections/loopback'

/** How far the clocks of provider and server may differ, in seconds. */
const clockSkew = 120

/** How long a provider may take for a response, in seconds. */
const patience = 10

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout'

async function requestDiscovery({ issuer, clientId, clientSecret }: ProviderAccess): Promise<openid.Configuration> {
  const address = new URL(issuer)
  const execute = [
    openid.enableNonRepudiationChecks,
    // For tests and trials: a secret goes over the network with TLS alone.
    ...(address.protocol === 'http:' && isLoopback(address.hostname) ? [openid.allowInsecureRequests] : []),
  ]
  const metadata = { client_secret: clientSecret, [openid.clockTolerance]: clockSkew }
  return openid.discovery(address, clientId, metadata, undefined, { execute, timeout: patience })
}

const underWay = new Map<string, Promise<openid.Configuration>>()

/**
 * Reads the discovery document of a provider. Nothing is kept: keys that the provider replaced count from the next sign-in on, and a sign-in is rare
 * enough for two more requests. Calls at the same time share one, since a call needs no account.
 */
function discover(access: ProviderAccess): Promise<openid.Configuration> {
  const { issuer, clientId, clientSecret } = access
  const key = JSON.stringify([issuer, clientId, clientSecret])
  const present = underWay.get(key)
  if (present) return present
  const discovery = requestDiscovery(access).finally(() => underWay.delete(key))
  underWay.set(key, discovery)
  return discovery
}

/** Returns the error of a call in one of three kinds. */
function identityError(error: unknown): IdentityError {
  if (error instanceof IdentityError) return error
  if (error instanceof openid.AuthorizationResponseError) {
    const text = [error.error, error.error_description].filter(Boolean).join(': ')
    return new IdentityError(error.error === 'access_denied' ? 'denied' : 'invalid', text)
  }
  if (error instanceof openid.ResponseBodyError)
    return new IdentityError('invalid', [error.error, error.error_description].filter(Boolean).join(': '))
  const { message, cause } = error instanceof Error ? error : new Error(String(error))
  const reason = cause instanceof Error ? `${message}: ${cause.message}` : message
  return new IdentityError(isUnreachable(error) ? 'unreachable' : 'invalid', reason)
}

const downNames = new Set(['TimeoutError', 'AbortError'])
const downCodes = new Set(['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'])

/** Whether the provider gave no answer, or none of its own: a proxy before it may say that it is down. */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: string }
  const isNetwork = error instanceof TypeError && error.message === 'fetch failed'
  return isNetwork || downNames.has(error.name) || (code !== undefined && downCodes.has(code))
}

async function asIdentityError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw identityError(error)
  }
}

async function finish(provider: ProviderAccess, begun: BegunSignIn, callback: string) {
  const config = await discover(provider)
  const tokens = await openid.authorizationCodeGrant(config, new URL(callback), {
    expectedState: begun.state,
    expectedNonce: begun.nonce,
    pkceCodeVerifier: begun.verifier,
    idTokenExpected: true,
  })
  const token = tokens.claims()!
  const { userinfo_endpoint: more } = config.serverMetadata()
  const told = more ? await openid.fetchUserInfo(config, tokens.access_token, token.sub) : {}
  const sid = typeof token['sid'] === 'string' ? token['sid'] : undefined
  return { claims: { ...told, ...token } as Claims, idToken: tokens.id_token!, sid }
}

async function readSignOut(provider: ProviderAccess, logoutToken: string) {
  // Anybody can send something: the provider is asked for its keys only where it may be its own.
  if (![decodeJwt(logoutToken).aud].flat().includes(provider.clientId))
    throw new IdentityError('invalid', 'the token is for another client')
  const { issuer, jwks_uri: keys } = (await discover(provider)).serverMetadata()
  if (!keys) throw new IdentityError('invalid', 'the provider has no keys')
  const { payload, protectedHeader } = await jwtVerify(logoutToken, createRemoteJWKSet(new URL(keys)), {
    issuer,
    audience: provider.clientId,
    clockTolerance: clockSkew,
    maxTokenAge: '10 minutes',
    requiredClaims: ['jti', 'iat', 'events'],
  })
  const { sub, sid, jti, events, nonce } = payload
  const isSignOut = typeof events === 'object' && events !== null && logoutEvent in events
  // An ID token has a nonce, and must not pass for a sign-out. Many providers name no type, or that of any token.
  const isTyped = ['logout+jwt', 'JWT', undefined].includes(protectedHeader.typ)
  if (!isSignOut || !isTyped || nonce !== undefined) throw new IdentityError('invalid', 'the token signs nobody out')
  if (sub === undefined && typeof sid !== 'string') throw new IdentityError('invalid', 'the token names nobody')
  return { sub, sid: typeof sid === 'string' ? sid : undefined, jti: jti! }
}

/** Returns the client of OpenID Connect: code with PKCE, discovery, and both ways of signing out. */
export function createIdentityClient(): IdentityClient {
  return {
    beginAddress: (provider, { redirectUri, state, nonce, verifier, isFresh }, scopes) =>
      asIdentityError(async () => {
        const config = await discover(provider)
        const parameters = {
          redirect_uri: redirectUri,
          scope: scopes,
          state,
          nonce,
          code_challenge: await openid.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          ...(isFresh && { prompt: 'login', max_age: '0' }),
        }
        return openid.buildAuthorizationUrl(config, parameters).href
      }),
    finish: (provider, begun, callback) => asIdentityError(() => finish(provider, begun, callback)),
    endAddress: (provider, { idToken, returnTo }) =>
      asIdentityError(async () => {
        const config = await discover(provider)
        if (!config.serverMetadata().end_session_endpoint) return undefined
        const parameters = { id_token_hint: idToken, post_logout_redirect_uri: returnTo }
        return openid.buildEndSessionUrl(config, parameters).href
      }),
    readSignOut: (provider, logoutToken) => asIdentityError(() => readSignOut(provider, logoutToken)),
  }
}
