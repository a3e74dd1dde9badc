import { SignJWT, exportJWK, generateKeyPair } from 'jose'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { providerClient, startProvider, type RunningProvider } from '#server-test/receivers/identity-provider'
import { IdentityError, type BegunSignIn } from '#server/call/sso/identity-client'
import { createIdentityClient } from './identity-client'

const closing: (() => Promise<unknown>)[] = []
afterEach(() => Promise.all(closing.splice(0).map((close) => close())))

const redirectUri = 'https://admin.example.com/sso'
const client = createIdentityClient()
const begun: BegunSignIn = {
  redirectUri,
  state: 'a-state-of-this-sign-in',
  nonce: 'a-nonce-of-this-sign-in',
  verifier: 'a-verifier-of-this-sign-in-that-has-enough-letters',
}
const scopes = 'openid email groups'

async function start(options: Partial<Parameters<typeof startProvider>[0]> = {}): Promise<RunningProvider> {
  const provider = await startProvider({
    redirectUris: [redirectUri],
    claimsOf: (account) => ({ email: `${account}@example.com`, email_verified: true, groups: ['staff'] }),
    ...options,
  })
  closing.push(() => provider.close())
  return provider
}

const accessTo = ({ issuer }: Pick<RunningProvider, 'issuer'>) => ({ issuer, ...providerClient })

/** The kind of the error that a promise is rejected with. */
const kindOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof IdentityError ? error.kind : error),
  )

/** Starts a server in the place of a provider. */
async function listen(handle: RequestListener): Promise<{ issuer: string }> {
  const server = createServer(handle)
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
  closing.push(async () => {
    server.closeAllConnections()
    await new Promise((settle) => server.close(settle))
  })
  return { issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

async function comeBack(provider: RunningProvider): Promise<string> {
  return provider.signIn(await client.beginAddress(accessTo(provider), begun, scopes), 'mei')
}

describe('a sign-in at a provider', () => {
  test('returns who signed in, with what the provider tells of them', async () => {
    const provider = await start()
    const address = new URL(await client.beginAddress(accessTo(provider), begun, scopes))
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      client_id: 'atrium',
      response_type: 'code',
      redirect_uri: redirectUri,
      code_challenge_method: 'S256',
      state: begun.state,
    })
    expect(address.href).not.toContain(begun.verifier)
    const callback = await provider.signIn(address.href, 'mei')
    expect(callback.startsWith(`${redirectUri}?code=`)).toBe(true)
    const identity = await client.finish(accessTo(provider), begun, callback)
    expect(identity.claims).toMatchObject({
      sub: 'mei',
      email: 'mei@example.com',
      email_verified: true,
      groups: ['staff'],
    })
    expect(identity.idToken.split('.')).toHaveLength(3)
  })

  test('that is cancelled is denied', async () => {
    const provider = await start()
    const callback = await provider.cancel(await client.beginAddress(accessTo(provider), begun, scopes))
    expect(await kindOf(client.finish(accessTo(provider), begun, callback))).toBe('denied')
  })

  test.each([
    ['another state', { state: 'another-state' }],
    ['another nonce', { nonce: 'another-nonce' }],
    ['another verifier', { verifier: 'another-verifier-that-has-enough-letters-for-pkce' }],
  ])('with %s is not taken', async (_what, change) => {
    const provider = await start()
    const callback = await comeBack(provider)
    expect(await kindOf(client.finish(accessTo(provider), { ...begun, ...change }, callback))).toBe('invalid')
  })

  test('is good once', async () => {
    const provider = await start()
    const callback = await comeBack(provider)
    await client.finish(accessTo(provider), begun, callback)
    expect(await kindOf(client.finish(accessTo(provider), begun, callback))).toBe('invalid')
  })

  test('with a wrong secret is not taken', async () => {
    const provider = await start()
    const callback = await comeBack(provider)
    const wrong = { ...accessTo(provider), clientSecret: 'wrong' }
    expect(await kindOf(client.finish(wrong, begun, callback))).toBe('invalid')
  })

  test('at a provider that is down says so', async () => {
    const provider = await start()
    const callback = await comeBack(provider)
    await provider.close()
    expect(await kindOf(client.finish(accessTo(provider), begun, callback))).toBe('unreachable')
    expect(await kindOf(client.beginAddress(accessTo(provider), begun, scopes))).toBe('unreachable')
  })

  test('goes on after the provider has other keys', async () => {
    const jwks = async () => {
      const { privateKey } = await generateKeyPair('RS256', { extractable: true })
      return { keys: [{ ...(await exportJWK(privateKey)), kid: String(Math.random()), use: 'sig', alg: 'RS256' }] }
    }
    const first = await start({ jwks: await jwks() })
    await client.finish(accessTo(first), begun, await comeBack(first))
    await first.close()
    const second = await start({ jwks: await jwks(), port: Number(new URL(first.issuer).port) })
    expect(second.issuer).toBe(first.issuer)
    await client.finish(accessTo(second), begun, await comeBack(second))
  })
})

test('calls at the same time ask a provider once', async () => {
  let asked = 0
  const provider = await listen((_incoming, response) => {
    asked++
    response.writeHead(500).end()
  })
  const begin = () => kindOf(client.beginAddress(accessTo(provider), begun, scopes))
  const kinds = await Promise.all([begin(), begin(), begin()])
  expect([kinds, asked]).toEqual([['unreachable', 'unreachable', 'unreachable'], 1])
  await begin()
  expect(asked).toBe(2)
})

test('for a sign-out that is of another client, or nonsense, no provider is asked', async () => {
  let asked = 0
  const provider = await listen(() => asked++)
  const { privateKey } = await generateKeyPair('RS256')
  const foreign = await new SignJWT({ aud: 'another' }).setProtectedHeader({ alg: 'RS256' }).sign(privateKey)
  for (const token of [foreign, 'nonsense'])
    expect(await kindOf(client.readSignOut(accessTo(provider), token))).toBe('invalid')
  expect(asked).toBe(0)
})

describe('an ID token', () => {
  const minute = 60

  /** Starts a provider that gives out one token, with these claims in place of good ones. */
  async function startWith(
    change: (issuer: string, now: number) => Record<string, unknown>,
    { foreignKey = false, named }: { foreignKey?: boolean; named?: string } = {},
  ) {
    const own = await generateKeyPair('RS256')
    const other = await generateKeyPair('RS256')
    const { issuer } = await listen((incoming, response) => {
      const answer = (body: unknown) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
      const { pathname } = new URL(incoming.url!, issuer)
      if (pathname === '/.well-known/openid-configuration')
        return void answer({
          issuer: named ?? issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/keys`,
          id_token_signing_alg_values_supported: ['RS256'],
        })
      if (pathname === '/keys')
        return void exportJWK(own.publicKey).then((key) => answer({ keys: [{ ...key, kid: '1', alg: 'RS256' }] }))
      const now = Math.floor(Date.now() / 1000)
      const good = { iss: issuer, aud: 'atrium', sub: 'mei', nonce: begun.nonce, iat: now, exp: now + 5 * minute }
      const signer = (foreignKey ? other : own).privateKey
      void new SignJWT({ ...good, ...change(issuer, now) })
        .setProtectedHeader({ alg: 'RS256', kid: '1' })
        .sign(signer)
        .then((token) => answer({ access_token: 'x', token_type: 'bearer', expires_in: 60, id_token: token }))
    })
    const callback = `${redirectUri}?${new URLSearchParams({ code: 'one', state: begun.state })}`
    return client.finish(accessTo({ issuer }), begun, callback)
  }

  test('is good, also where the clocks differ by 90 seconds', async () => {
    expect((await startWith(() => ({}))).claims.sub).toBe('mei')
    const late = await startWith((_issuer, now) => ({ iat: now + 90, exp: now + 6 * minute }))
    expect(late.claims.sub).toBe('mei')
    const early = await startWith((_issuer, now) => ({ iat: now - 6 * minute, exp: now - 90 }))
    expect(early.claims.sub).toBe('mei')
  })

  test.each<[string, (issuer: string, now: number) => Record<string, unknown>]>([
    ['of another issuer', () => ({ iss: 'https://elsewhere.example.com' })],
    ['for another client', () => ({ aud: 'another' })],
    ['with another nonce', () => ({ nonce: 'another' })],
    ['without a nonce', () => ({ nonce: undefined })],
    ['that is over', (_issuer, now) => ({ exp: now - 5 * minute })],
    ['of the future', (_issuer, now) => ({ iat: now + 10 * minute, nbf: now + 10 * minute })],
  ])('%s is not taken', async (_what, change) => {
    expect(await kindOf(startWith(change))).toBe('invalid')
  })

  test('of a provider that names another one as itself is not taken', async () => {
    expect(await kindOf(startWith(() => ({}), { named: 'https://elsewhere.example.com' }))).toBe('invalid')
  })

  test('that another key has signed is not taken', async () => {
    expect(await kindOf(startWith(() => ({}), { foreignKey: true }))).toBe('invalid')
  })
})
