import { platformApi as api } from 'atrium/contract/module/platform-api'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { codeAt, turnOnTotp } from '#server-test/records/factor'
import { aRole, errorOf } from '#server-test/records/factories'
import { addProvider, providerForm } from '#server-test/records/identity-provider'
import { startProvider, type RunningProvider } from '#server-test/receivers/identity-provider'
import { demoPassword, openServer, type Client, type TestServer } from '#server-test/server'
import { repairPassword } from '#server/repair/password-repair'
import { createIdentityClient } from '#server/runtimes/node/sso/identity-client'

const { sso, ownIdentities, identityProviders } = api
const minute = 60_000

let provider: RunningProvider
let server: TestServer
let admin: Client
let claims: Record<string, unknown>

beforeEach(async () => {
  claims = {}
  provider = await startProvider({
    redirectUris: ['http://localhost/sso'],
    claimsOf: (account) => ({ email: `${account}@example.com`, email_verified: true, ...claims }),
  })
  server = await openServer({ identityClient: createIdentityClient(), loginMessages: 'distinct', log: () => undefined })
  admin = await server.signIn('admin', 'en')
})
afterEach(async () => {
  await server.close()
  await provider.close()
})

const begin = (providerId: number) => server.client().get(sso.begin, { body: { providerId } })

/** Goes to the provider, and returns what the browser has when it comes back. */
async function comeBack(providerId: number, account = 'mei') {
  const { address, key } = await begin(providerId)
  return { key, callback: await provider.signIn(address, account) }
}

const finish = (body: object) => server.client().ask(sso.finish, { body })

async function signIn(providerId: number, account?: string): Promise<Client> {
  const { status, body } = await finish(await comeBack(providerId, account))
  if (status !== 200) throw new Error(body.msg)
  return server.client(body.data)
}

/** Links the editor of the demo to `mei`. */
async function linkEditor(providerId: number): Promise<Client> {
  const editor = await server.signIn('editor')
  const { address, key } = await editor.get(ownIdentities.begin, { body: { providerId } })
  await editor.get(ownIdentities.link, { body: { key, callback: await provider.signIn(address, 'mei') } })
  return editor
}

const nameOf = async (client: Client) => (await client.get(api.session.userInfo)).userInfo.username
const signIns = async () =>
  server.deps.db.selectFrom('signIns').select(['username', 'result']).orderBy('signInId', 'desc').execute()
const rolesOf = async (username: string) => {
  const { items } = await admin.get(api.users.list, { query: { username } })
  return items[0]!.roles.map(({ roleKey }) => roleKey)
}

describe('a sign-in at a provider', () => {
  test('opens a session of who is linked, and is in the log', async () => {
    const providerId = await addProvider(admin, provider)
    await linkEditor(providerId)
    const client = await signIn(providerId)
    expect(await nameOf(client)).toBe('editor')
    expect((await client.get(api.session.userInfo)).isFromProvider).toBe(true)
    expect((await signIns())[0]).toEqual({ username: 'editor', result: 'success' })
    const { identities } = await client.get(ownIdentities.list)
    expect(identities).toMatchObject([{ providerName: 'Office', account: 'mei@example.com' }])
    expect(identities[0]!.lastUsedAt).not.toBeNull()
  })

  test('is offered on the login page where the provider is enabled and has a secret', async () => {
    const body = providerForm(provider, { domains: ['Example.com'], buttonText: 'Company account' })
    const providerId = await admin.get(identityProviders.add, { body })
    const offered = async () => (await server.client().get(api.session.loginOptions)).providers
    expect(await offered()).toEqual([])
    await admin.get(identityProviders.secret, { body: { providerId, secret: 'x' } })
    expect(await offered()).toEqual([
      { providerId, providerName: 'Office', buttonText: 'Company account', domains: ['example.com'] },
    ])
  })

  test('is good once, and for the tab that began it alone', async () => {
    const providerId = await addProvider(admin, provider)
    await linkEditor(providerId)
    const back = await comeBack(providerId)
    expect(errorOf(await finish({ ...back, key: 'another' }))).toEqual([400, 'sso.expired'])
    expect((await finish(back)).status).toBe(200)
    expect(errorOf(await finish(back))).toEqual([400, 'sso.expired'])
    const other = await comeBack(providerId)
    const mixed = { key: (await begin(providerId)).key, callback: other.callback }
    expect(errorOf(await finish(mixed))).toEqual([400, 'sso.invalid'])
  })

  test('of two at once with the same state one gets in', async () => {
    const providerId = await addProvider(admin, provider)
    await linkEditor(providerId)
    const back = await comeBack(providerId)
    const statuses = (await Promise.all([finish(back), finish(back)])).map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 400])
  })

  test('that took longer than ten minutes is no longer good', async () => {
    const providerId = await addProvider(admin, provider)
    const back = await comeBack(providerId)
    server.wait(11 * minute)
    expect(errorOf(await finish(back))).toEqual([400, 'sso.expired'])
  })

  test('that is cancelled is denied, and one at a provider that is down says so', async () => {
    const providerId = await addProvider(admin, provider)
    const { address, key } = await begin(providerId)
    const callback = await provider.cancel(address)
    expect(errorOf(await finish({ key, callback }))).toEqual([403, 'sso.denied'])
    expect((await signIns())[0]).toEqual({ username: '', result: 'provider' })
    const back = await comeBack(providerId)
    await provider.close()
    expect(errorOf(await finish(back))).toEqual([503, 'sso.unreachable'])
    expect(errorOf(await server.client().ask(sso.begin, { body: { providerId } }))).toEqual([503, 'sso.unreachable'])
  })

  test('is for nobody at a disabled provider, and for no disabled person', async () => {
    const providerId = await addProvider(admin, provider)
    await linkEditor(providerId)
    const { items } = await admin.get(api.users.list, { query: { username: 'editor' } })
    const { userId, version } = items[0]!
    await admin.get(api.users.changeStatus, { body: { userId, status: 0, version } })
    expect(errorOf(await finish(await comeBack(providerId)))).toEqual([403, 'login.disabled'])
    const read = await admin.get(identityProviders.read, { query: { providerId } })
    const edit = { ...providerForm(provider), status: 0 as const, providerId, version: read.version }
    const back = await comeBack(providerId)
    await admin.get(identityProviders.edit, { body: edit })
    expect(errorOf(await finish(back))).toEqual([404, 'sso.noProvider'])
  })

  test('where the host cannot reach providers says so', async () => {
    const without = await openServer()
    const asked = await without.client().ask(sso.begin, { body: { providerId: 1 } })
    expect(errorOf(asked)).toEqual([409, 'sso.notPossible'])
    await without.close()
  })
})

describe('somebody whom nobody is linked to', () => {
  test('is rejected where the provider creates no users', async () => {
    const providerId = await addProvider(admin, provider)
    expect(errorOf(await finish(await comeBack(providerId)))).toEqual([403, 'sso.unknown'])
    expect((await signIns())[0]).toEqual({ username: '', result: 'noIdentity' })
  })

  test('becomes a user with the department and the role of the provider', async () => {
    const roleId = await aRole(admin, 'newcomer')
    const providerId = await addProvider(admin, provider, { createsUsers: true, deptId: 5, roleId })
    claims = { name: 'Mei Lin' }
    expect(await nameOf(await signIn(providerId))).toBe('mei')
    const { items } = await admin.get(api.users.list, { query: { username: 'mei' } })
    expect(items).toMatchObject([{ nickname: 'Mei Lin', email: 'mei@example.com', deptId: 5, roleIds: [roleId] }])
    // Once: the next sign-in finds them.
    expect(await nameOf(await signIn(providerId))).toBe('mei')
    const log = await admin.get(api.operationLogs.list, { query: { username: 'mei' } })
    expect(log.items).toMatchObject([{ kind: 'add', title: 'Update user at a single sign-on' }])
  })

  test('gets another name where somebody has it', async () => {
    const providerId = await addProvider(admin, provider, { createsUsers: true, deptId: 5 })
    claims = { email: 'admin@elsewhere.example.com' }
    expect(await nameOf(await signIn(providerId, 'stranger'))).toBe('admin2')
  })

  test('is linked by the verified address of a provider that is trusted, and by no other', async () => {
    const { items } = await admin.get(api.users.list, { query: { username: 'editor' } })
    claims = { email: items[0]!.email.toUpperCase() }
    const providerId = await addProvider(admin, provider, { createsUsers: true, deptId: 5 })
    expect(errorOf(await finish(await comeBack(providerId)))).toEqual([403, 'sso.emailTaken'])
    const read = await admin.get(identityProviders.read, { query: { providerId } })
    const edit = { ...providerForm(provider, { trustsEmail: true }), providerId, version: read.version }
    await admin.get(identityProviders.edit, { body: edit })
    claims = { ...claims, email_verified: false }
    expect(errorOf(await finish(await comeBack(providerId)))).toEqual([403, 'sso.emailTaken'])
    claims = { ...claims, email_verified: true }
    expect(await nameOf(await signIn(providerId))).toBe('editor')
  })
})

describe('roles of claims', () => {
  const rules = (claimValue: string, roleId: number) => ({ roleClaim: 'groups', roleRules: [{ claimValue, roleId }] })

  test('come and go with each sign-in, and are nobody else to change', async () => {
    const roleId = await aRole(admin, 'buyers')
    const providerId = await addProvider(admin, provider, rules('purchase', roleId))
    await linkEditor(providerId)
    claims = { groups: ['purchase', 'other'] }
    await signIn(providerId)
    expect(await rolesOf('editor')).toEqual(['editor', 'buyers'])
    const { items } = await admin.get(api.users.list, { query: { username: 'editor' } })
    const { userId, roleIds } = items[0]!
    const { claimedRoleIds } = await admin.get(api.users.read, { query: { userId } })
    expect(claimedRoleIds).toEqual([roleId])
    const without = roleIds.filter((id) => id !== roleId)
    const set = await admin.ask(api.users.setRoles, { body: { userId, roleIds: without } })
    expect(errorOf(set)).toEqual([409, 'user.claimedRole', 'roleIds'])
    const taken = await admin.ask(api.roleUsers.cancel, { body: { roleId, userIds: [userId] } })
    expect(errorOf(taken)[1]).toBe('user.claimedRole')
    claims = { groups: [] }
    await signIn(providerId)
    expect(await rolesOf('editor')).toEqual(['editor'])
  })

  test('leave a role alone that somebody has by hand', async () => {
    const roleId = await aRole(admin, 'buyers')
    const providerId = await addProvider(admin, provider, rules('purchase', roleId))
    await linkEditor(providerId)
    const { items } = await admin.get(api.users.list, { query: { username: 'editor' } })
    const { userId, roleIds } = items[0]!
    await admin.get(api.users.setRoles, { body: { userId, roleIds: [...roleIds, roleId] } })
    claims = { groups: ['purchase'] }
    await signIn(providerId)
    claims = {}
    await signIn(providerId)
    expect(await rolesOf('editor')).toEqual(['editor', 'buyers'])
  })

  test('go with the provider', async () => {
    const roleId = await aRole(admin, 'buyers')
    const providerId = await addProvider(admin, provider, rules('purchase', roleId))
    await linkEditor(providerId)
    claims = { groups: 'purchase' }
    await signIn(providerId)
    await admin.get(identityProviders.delete, { query: { ids: [providerId] } })
    expect(await rolesOf('editor')).toEqual(['editor'])
  })
})

describe('a second factor', () => {
  test('is asked for as with a password, in a second step', async () => {
    const providerId = await addProvider(admin, provider)
    const editor = await linkEditor(providerId)
    const { address } = await turnOnTotp(server, editor)
    const back = await comeBack(providerId)
    expect(errorOf(await finish(back))).toEqual([403, 'login.code', 'code'])
    const { key } = back
    expect(errorOf(await finish({ key, code: '000000' }))).toEqual([400, 'login.wrongCode', 'code'])
    server.wait(minute)
    const { status, body } = await finish({ key, code: codeAt(address, server.deps.now()) })
    expect(status).toBe(200)
    expect(await nameOf(server.client(body.data))).toBe('editor')
    expect(errorOf(await finish({ key, code: '000000' }))).toEqual([400, 'sso.expired'])
  })

  test('is left to a provider that checks it', async () => {
    const providerId = await addProvider(admin, provider, { checksFactor: true })
    await turnOnTotp(server, await linkEditor(providerId))
    expect(await nameOf(await signIn(providerId))).toBe('editor')
  })
})

describe('local passwords', () => {
  const logIn = (username: string) =>
    server.client().ask(api.session.login, { body: { username, password: demoPassword } })

  test('are not taken from who is linked to a provider that allows none', async () => {
    const providerId = await addProvider(admin, provider, { localPassword: false })
    expect((await logIn('editor')).status).toBe(200)
    await linkEditor(providerId)
    expect(errorOf(await logIn('editor'))).toEqual([403, 'login.providerOnly'])
    expect((await signIns())[0]).toEqual({ username: 'editor', result: 'providerOnly' })
    expect(await nameOf(await signIn(providerId))).toBe('editor')
    const { engine, deps } = server
    const repaired = await repairPassword(engine, deps.passwords, deps.now(), 'editor')
    expect(repaired!.isProviderOnly).toBe(true)
  })

  test('are taken from a linked administrator all the same', async () => {
    const providerId = await addProvider(admin, provider, { localPassword: false })
    const { address, key } = await admin.get(ownIdentities.begin, { body: { providerId } })
    await admin.get(ownIdentities.link, { body: { key, callback: await provider.signIn(address, 'mei') } })
    expect((await logIn('admin')).status).toBe(200)
  })
})
