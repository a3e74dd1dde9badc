import { platformApi as api } from 'atrium/contract/module/platform-api'
import { SignJWT, exportJWK, generateKeyPair } from 'jose'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { errorOf } from '#server-test/records/factories'
import { addProvider } from '#server-test/records/identity-provider'
import { providerClient, startProvider, type RunningProvider } from '#server-test/receivers/identity-provider'
import { openServer, type Client, type TestServer } from '#server-test/server'
import { createIdentityClient } from '#server/runtimes/node/sso/identity-client'

const { sso, ownIdentities } = api
const minute = 60_000

let provider: RunningProvider
let server: TestServer
let admin: Client
let providerId: number
let key: CryptoKey

beforeEach(async () => {
  const pair = await generateKeyPair('RS256', { extractable: true })
  key = pair.privateKey
  const jwk = { ...(await exportJWK(pair.privateKey)), kid: 'one', use: 'sig', alg: 'RS256' }
  provider = await startProvider({
    redirectUris: ['http://localhost/sso'],
    jwks: { keys: [jwk] },
    claimsOf: (account) => ({ email: `${account}@example.com`, email_verified: true }),
  })
  server = await openServer({ identityClient: createIdentityClient(), log: () => undefined })
  admin = await server.signIn('admin', 'en')
  providerId = await addProvider(admin, provider, { createsUsers: true, deptId: 5 })
})
afterEach(async () => {
  await server.close()
  await provider.close()
})

async function signIn(account: string): Promise<Client> {
  const begun = await server.client().get(sso.begin, { body: { providerId } })
  const callback = await provider.signIn(begun.address, account)
  return server.client(await server.client().get(sso.finish, { body: { key: begun.key, callback } }))
}

async function link(client: Client, account: string) {
  const begun = await client.get(ownIdentities.begin, { body: { providerId } })
  const callback = await provider.signIn(begun.address, account)
  return { key: begun.key, callback }
}

describe('an own account at a provider', () => {
  test('is linked in the session that began it alone, and to one person', async () => {
    const [editor, common] = [await server.signIn('editor'), await server.signIn('common')]
    expect((await editor.get(ownIdentities.list)).offered).toMatchObject([{ providerId }])
    const back = await link(editor, 'mei')
    expect(errorOf(await common.ask(ownIdentities.link, { body: back }))).toEqual([400, 'sso.expired'])
    await editor.get(ownIdentities.link, { body: back })
    expect((await editor.get(ownIdentities.list)).offered).toEqual([])
    const again = await common.ask(ownIdentities.link, { body: await link(common, 'mei') })
    expect(errorOf(again)).toEqual([409, 'sso.linked'])
  })

  test('needs that the person showed a moment ago that it is them', async () => {
    const editor = await server.signIn('editor')
    server.wait(11 * minute)
    const begun = await editor.ask(ownIdentities.begin, { body: { providerId } })
    expect(errorOf(begun)).toEqual([403, 'session.reauth'])
  })

  test('is unlinked, unless it is the only way in', async () => {
    const editor = await server.signIn('editor')
    await editor.get(ownIdentities.link, { body: await link(editor, 'mei') })
    const [own] = (await editor.get(ownIdentities.list)).identities
    await editor.get(ownIdentities.unlink, { body: { identityId: own!.identityId } })
    expect((await editor.get(ownIdentities.list)).identities).toEqual([])
    const newcomer = await signIn('newcomer')
    const [only] = (await newcomer.get(ownIdentities.list)).identities
    const removal = await newcomer.ask(ownIdentities.unlink, { body: { identityId: only!.identityId } })
    expect(errorOf(removal)).toEqual([409, 'sso.lastWay'])
  })

  test('of somebody else is not found', async () => {
    const newcomer = await signIn('newcomer')
    const [own] = (await newcomer.get(ownIdentities.list)).identities
    const editor = await server.signIn('editor')
    const removal = await editor.ask(ownIdentities.unlink, { body: { identityId: own!.identityId } })
    expect(removal.status).toBe(404)
  })
})

describe('a re-authentication at a provider', () => {
  const due = [403, 'session.reauth']
  const needsIt = (client: Client) => client.ask(ownIdentities.begin, { body: { providerId } })
  const forget = () => server.deps.db.updateTable('sessions').set({ reauthAt: 0 }).execute()

  async function askThere(client: Client, account: string) {
    const begun = await client.get(ownIdentities.beginReauthentication, { body: { providerId } })
    const callback = await provider.signIn(begun.address, account)
    return client.ask(ownIdentities.reauthenticate, { body: { key: begun.key, callback } })
  }

  test('does for somebody without a password', async () => {
    const newcomer = await signIn('newcomer')
    await forget()
    expect(errorOf(await needsIt(newcomer))).toEqual(due)
    expect((await askThere(newcomer, 'newcomer')).status).toBe(200)
    expect((await needsIt(newcomer)).status).toBe(200)
  })

  test('takes no other account, and none where the person has none', async () => {
    const newcomer = await signIn('newcomer')
    await signIn('mei')
    await forget()
    expect(errorOf(await askThere(newcomer, 'mei'))).toEqual([403, 'sso.otherPerson'])
    expect(errorOf(await needsIt(newcomer))).toEqual(due)
    const editor = await server.signIn('editor')
    const begun = await editor.ask(ownIdentities.beginReauthentication, { body: { providerId } })
    expect(begun.status).toBe(404)
  })

  test('asks the provider to ask again, and sees whether it did', async () => {
    const newcomer = await signIn('newcomer')
    const { address } = await newcomer.get(ownIdentities.beginReauthentication, { body: { providerId } })
    expect(Object.fromEntries(new URL(address).searchParams)).toMatchObject({ prompt: 'login', max_age: '0' })
    // The clock of the provider stays behind: it asked before this began.
    server.wait(5 * minute)
    await forget()
    expect(errorOf(await askThere(newcomer, 'newcomer'))).toEqual([403, 'sso.notAsked'])
    expect(errorOf(await needsIt(newcomer))).toEqual(due)
  })
})

describe('signing out', () => {
  test('ends the session here, and says where the one at the provider ends', async () => {
    const client = await signIn('mei')
    const { address } = await client.get(sso.signOut)
    const url = new URL(address!)
    expect(url.origin).toBe(provider.issuer)
    expect(url.searchParams.get('post_logout_redirect_uri')).toBe('http://localhost/login')
    expect(url.searchParams.get('id_token_hint')!.split('.')).toHaveLength(3)
    expect(errorOf(await client.ask(api.session.userInfo))).toEqual([401, 'session.signedOut'])
  })

  test('works where the provider is down, and for sessions that were opened here', async () => {
    const client = await signIn('mei')
    await provider.close()
    expect(await client.get(sso.signOut)).toEqual({ address: null })
    expect(await (await server.signIn('editor')).get(sso.signOut)).toEqual({ address: null })
  })
})

describe('the message of a provider about a sign-out', () => {
  const events = { 'http://schemas.openid.net/event/backchannel-logout': {} }

  const message = (content: object = {}) => {
    const token = new SignJWT({ events, sub: 'mei', ...content }).setProtectedHeader({ alg: 'RS256', kid: 'one' })
    const named = token.setIssuer(provider.issuer).setAudience(providerClient.clientId)
    return named.setIssuedAt().setExpirationTime('2m').setJti(crypto.randomUUID()).sign(key)
  }
  const send = (token: string, id = providerId) =>
    server.app.request(`http://localhost${sso.backChannel.path}?providerId=${id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ logout_token: token }),
    })

  test('ends the sessions that were opened there, and is taken once', async () => {
    const [first, second] = [await signIn('mei'), await signIn('mei')]
    const other = await signIn('newcomer')
    const token = await message()
    expect((await send(token)).status).toBe(200)
    for (const client of [first, second])
      expect(errorOf(await client.ask(api.session.userInfo))).toEqual([401, 'session.endedByProvider'])
    await other.get(api.session.userInfo)
    const third = await signIn('mei')
    expect((await send(token)).status).toBe(400)
    await third.get(api.session.userInfo)
  })

  test.each<[string, object, string?]>([
    ['of another audience', { aud: 'another' }],
    ['that is no sign-out', { events: {} }],
    ['with a nonce, as an ID token', { nonce: 'x' }],
    ['of another type', {}, 'at+jwt'],
  ])('%s is not taken', async (_what, content, typ = 'logout+jwt') => {
    const client = await signIn('mei')
    const token = new SignJWT({ events, sub: 'mei', iss: provider.issuer, aud: 'atrium', jti: 'x', ...content })
      .setProtectedHeader({ alg: 'RS256', kid: 'one', typ })
      .setIssuedAt()
      .setExpirationTime('2m')
    expect((await send(await token.sign(key))).status).toBe(400)
    await client.get(api.session.userInfo)
  })

  test('of a foreign key, or for no provider, is not taken', async () => {
    const { privateKey } = await generateKeyPair('RS256')
    const own = key
    key = privateKey
    const foreign = await message()
    key = own
    expect((await send(foreign)).status).toBe(400)
    expect((await send(await message(), 999)).status).toBe(404)
    expect((await send('nonsense')).status).toBe(400)
  })
})
