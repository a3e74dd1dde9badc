import { platformApi as api } from 'atrium/contract/module/platform-api'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aRole, errorOf } from '#server-test/records/factories'
import { addProvider, providerForm } from '#server-test/records/identity-provider'
import { startProvider, type RunningProvider } from '#server-test/receivers/identity-provider'
import { openServer, type Client, type TestServer } from '#server-test/server'
import { createSecretBox } from '#server/credentials/secret-box'
import { createIdentityClient } from '#server/runtimes/node/sso/identity-client'

const { identityProviders } = api
const minute = 60_000
const far = { issuer: 'https://id.example.com' }

let server: TestServer
let admin: Client
let provider: RunningProvider | undefined

beforeEach(async () => {
  const secrets = await createSecretBox('a key of this test with enough letters')
  server = await openServer({ identityClient: createIdentityClient(), secrets, log: () => undefined })
  admin = await server.signIn('admin', 'en')
})
afterEach(async () => {
  await server.close()
  await provider?.close()
  provider = undefined
})

const add = (change: object = {}) => admin.ask(identityProviders.add, { body: providerForm(far, change) })

test('the secret is stored sealed, and no call returns it', async () => {
  const providerId = await addProvider(admin, far)
  const stored = await server.deps.db.selectFrom('identityProviderSecrets').selectAll().execute()
  expect(stored).toMatchObject([{ providerId, secret: expect.stringMatching(/^sealed\.1\./) }])
  const row = await admin.get(identityProviders.read, { query: { providerId } })
  expect(row).toMatchObject({ hasSecret: true, people: 0 })
  const log = await admin.get(api.operationLogs.list, { query: {} })
  expect(JSON.stringify([row, log])).not.toContain('a secret of the provider')
})

test.each([
  ['issuer', { issuer: 'http://id.example.com' }],
  ['scopes', { scopes: 'profile email' }],
  ['domains', { domains: ['not a domain'] }],
  ['deptId', { createsUsers: true }],
  ['roleId', { roleId: 2 }],
])('a wrong %s is an error of the field', async (field, change) => {
  expect(errorOf(await add(change))).toEqual([400, 'request.invalid', field])
})

test('rules need the claim that they are about', async () => {
  const roleId = await aRole(admin, 'buyers')
  const wrong = await add({ roleRules: [{ claimValue: 'x', roleId }] })
  expect(errorOf(wrong)).toEqual([400, 'request.invalid', 'roleClaim'])
})

test('a change needs that the administrator showed a moment ago that it is them', async () => {
  server.wait(11 * minute)
  expect(errorOf(await add())).toEqual([403, 'session.reauth'])
})

test('somebody with the permission but fewer rights than others changes none', async () => {
  const menus = await server.deps.db
    .selectFrom('menus')
    .where('permission', 'like', 'system:identityProvider:%')
    .select('id')
    .execute()
  const roleId = await aRole(admin, 'sso', { menuIds: menus.map(({ id }) => id) })
  const { items } = await admin.get(api.users.list, { query: { username: 'editor' } })
  const { userId, roleIds } = items[0]!
  await admin.get(api.users.setRoles, { body: { userId, roleIds: [...roleIds, roleId] } })
  const editor = await server.signIn('editor')
  const added = await editor.ask(identityProviders.add, { body: providerForm(far) })
  expect(errorOf(added)).toEqual([403, 'access.stronger'])
})

test('the addresses to register are those of this console', async () => {
  const providerId = await addProvider(admin, far)
  expect(await admin.get(identityProviders.setup, { query: { providerId } })).toEqual({
    isPossible: true,
    callback: 'http://localhost/sso',
    afterSignOut: 'http://localhost/login',
    backChannel: `http://localhost/api/user/sso/backChannel?providerId=${providerId}`,
  })
})

test('a test shows the claims and what they would do, and changes nothing', async () => {
  provider = await startProvider({
    redirectUris: ['http://localhost/sso'],
    claimsOf: () => ({ email: 'mei@example.com', groups: ['purchase'] }),
  })
  const roleId = await aRole(admin, 'buyers')
  const rules = { roleClaim: 'groups', roleRules: [{ claimValue: 'purchase', roleId }] }
  const providerId = await addProvider(admin, provider, { ...rules, createsUsers: true, deptId: 5, status: 0 })
  const { address, key } = await admin.get(identityProviders.beginTest, { body: { providerId } })
  const callback = await provider.signIn(address, 'mei')
  const result = await admin.get(identityProviders.test, { body: { key, callback } })
  expect(result).toMatchObject({ outcome: 'created', username: 'mei', roles: ['buyers'] })
  expect(JSON.parse(result.claims)).toMatchObject({ sub: 'mei', groups: ['purchase'] })
  expect((await admin.get(api.users.list, { query: { username: 'mei' } })).items).toEqual([])
  const again = await admin.ask(identityProviders.test, { body: { key, callback } })
  expect(errorOf(again)).toEqual([400, 'sso.expired'])
})
