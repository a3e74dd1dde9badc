import { api, contract } from '#product/contract'
import { product } from 'atrium/entries/product'
import { holdsPermission } from 'atrium/contract/access'
import type { Endpoint } from 'atrium/contract/endpoint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addToken } from '#server/services/token/token'
import { menuPlan } from '#server/install/menu/menu-plan'
import { sampleInput } from '#server-test/sample'
import { actorNames, openServer, signInAll, type ActorName, type Client, type TestServer } from '#server-test/server'

const { endpoints, allPermissions } = contract

/** The input of a write: one that it rejects, so that nothing is changed. */
const invalidInput = { query: { nonsense: 1 }, body: { nonsense: 1 } }

/** Calls that open a session or change the one they come with; they have tests of their own below. */
const aboutSessions = new Set([
  'session.login',
  'session.logout',
  'session.lock',
  'session.lockState',
  'session.unlock',
  'session.reauthenticate',
  'ownSessions.endAll',
  'passkeys.signIn',
  'sso.finish',
  'sso.signOut',
  'ownIdentities.reauthenticate',
])

/** The permissions that the seed gives each actor: none to guest and common, every seeded page and button to editor, the wildcard to admin. */
const held: Record<ActorName, readonly string[]> = {
  admin: ['*:*:*'],
  editor: contract.declared.flatMap((module) => menuPlan(product, module).map(({ row }) => row.permission)),
  common: [],
  guest: [],
}

function expectedOutcome({ access }: Endpoint, actor: ActorName | 'nobody'): 'allowed' | 401 | 403 {
  if (access === 'public') return 'allowed'
  if (actor === 'nobody') return 401
  return access === 'signedIn' || holdsPermission(held[actor], [access].flat()) ? 'allowed' : 403
}

/**
 * A call that is allowed reaches its handler: a read returns its data, or that the record of the sample is not there for this
 * actor or has changed; of a write only the input is rejected.
 */
async function outcomeOf(client: Client, endpoint: Endpoint): Promise<number | 'allowed'> {
  const { status, errorData } = await client.ask(endpoint, endpoint.audit ? invalidInput : sampleInput(endpoint))
  if (endpoint.audit) return errorData?.error === 'request.invalid' ? 'allowed' : status
  const isHandled = status === 200 || status === 409 || (status === 404 && errorData.error !== 'request.notFound')
  return isHandled ? 'allowed' : status
}

/** The admin of the seed. */
const adminId = 1
/** No limit of requests is in the way of this many calls. */
const manyRequests = { module: 'platform', settingName: 'tokenRequests', value: '100000' }

/** The role of the guest, to which the seed gives nothing. */
const guestRole = 4

let server: TestServer
let clients: Record<ActorName | 'nobody', Client>
/** API tokens of the same people, for which nothing was chosen. */
let tokens: Record<ActorName, Client>

/** Returns a client with an API token of a person, and with these permissions where they are given. */
async function tokenOf(userId: number, permissions: readonly string[] | null = null): Promise<Client> {
  const now = server.deps.now()
  const { token } = await addToken(server.deps.db, server.deps, {
    userId,
    tokenName: `token ${++made}`,
    permissions: permissions && JSON.stringify(permissions),
    dataScope: null,
    addresses: '[]',
    createdAt: now,
    expiresAt: now + 86_400_000,
    lastUsedAt: null,
  })
  return server.client(token)
}
let made = 0

beforeAll(async () => {
  server = await openServer()
  clients = { ...(await signInAll(server)), nobody: server.client() }
  const { db } = server.deps
  await db
    .insertInto('settings')
    .values(manyRequests)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const people = await db
    .selectFrom('users')
    .where('username', 'in', [...actorNames])
    .select(['userId', 'username'])
    .execute()
  const made = people.map(async ({ userId, username }) => [username, await tokenOf(userId)] as const)
  tokens = Object.fromEntries(await Promise.all(made)) as Record<ActorName, Client>
})
afterAll(() => server.close())

describe.each(['nobody', ...actorNames] as const)('as %s', (actor) => {
  test.each(endpoints.filter(([name]) => !aboutSessions.has(name)))(
    '%s returns what its access says',
    async (_name, endpoint) => {
      expect(await outcomeOf(clients[actor], endpoint)).toBe(expectedOutcome(endpoint, actor))
    },
  )
})

describe.each(actorNames)('with an API token of %s', (actor) => {
  test.each(endpoints.filter(([name]) => !aboutSessions.has(name)))(
    '%s returns what its access says, where tokens may make it',
    async (_name, endpoint) => {
      const { byToken } = endpoint
      expect(await outcomeOf(tokens[actor], endpoint)).toBe(byToken ? expectedOutcome(endpoint, actor) : 403)
    },
  )
})

// Calls that every product has to think of: a call that needs no permission is closed to tokens unless it says otherwise.
test('an API token can neither end sessions, nor change the account, nor make tokens', async () => {
  const closed = [api.session.logout, api.sso.signOut, api.session.lock, api.session.unlock, api.session.lockState]
  const own = [
    api.profile.edit,
    api.profile.changePassword,
    api.ownSessions.end,
    api.ownSessions.endAll,
    api.ownBrowsers.end,
    api.ownTokens.add,
    api.ownTokens.revoke,
  ]
  for (const endpoint of [...closed, ...own])
    expect((await tokens.admin.ask(endpoint)).errorData).toMatchObject({ error: 'token.sessionOnly' })
})

/** Gives the guest these permissions and no other. */
async function give(permissions: readonly string[]): Promise<void> {
  const { db } = server.deps
  await db.deleteFrom('roleMenus').where('roleId', '=', guestRole).execute()
  if (permissions.length === 0) return
  const entries = await db
    .selectFrom('menus')
    .where('permission', 'in', permissions)
    .select(['id', 'permission'])
    .execute()
  // Each has an entry in the menu, else no role could have it.
  expect(new Set(entries.map(({ permission }) => permission))).toEqual(new Set(permissions))
  await db
    .insertInto('roleMenus')
    .values(entries.map(({ id }) => ({ roleId: guestRole, menuId: id })))
    .execute()
}

// One call with all other permissions is enough in place of one with each of them: who holds more may call no less.
test.each(endpoints.filter(([, { access }]) => access !== 'public' && access !== 'signedIn'))(
  '%s is allowed with each of its permissions alone, and with all others together it is not',
  async (_name, endpoint) => {
    const own = [endpoint.access].flat()
    expect(own).not.toEqual([])
    for (const permission of own) {
      await give([permission])
      expect([permission, await outcomeOf(clients.guest, endpoint)]).toEqual([permission, 'allowed'])
    }
    await give(allPermissions.filter((permission) => !own.includes(permission)))
    expect(await outcomeOf(clients.guest, endpoint)).toBe(403)
    await give([])
  },
)

test.each(endpoints.filter(([, { access, byToken }]) => byToken && access !== 'public' && access !== 'signedIn'))(
  '%s is allowed with an API token of the admin that has one of its permissions, and not with all others',
  async (_name, endpoint) => {
    const own = [endpoint.access].flat()
    for (const permission of own)
      expect([permission, await outcomeOf(await tokenOf(adminId, [permission]), endpoint)]).toEqual([
        permission,
        'allowed',
      ])
    const others = allPermissions.filter((permission) => !own.includes(permission))
    expect(await outcomeOf(await tokenOf(adminId, others), endpoint)).toBe(403)
  },
)

test('a person without the permission is rejected before their input is checked', async () => {
  const { status } = await clients.guest.ask(api.users.list, { query: { page: 0, nonsense: 1 } })
  expect(status).toBe(403)
})

test('locking and unlocking are for everybody who is signed in', async () => {
  const body = { password: 'tea break' }
  expect((await clients.nobody.ask(api.session.lock, { body })).status).toBe(401)
  expect((await clients.nobody.ask(api.session.unlock, { body })).status).toBe(401)
  expect((await clients.nobody.ask(api.session.lockState)).status).toBe(401)
  const leaving = await server.signIn('guest')
  expect((await leaving.ask(api.session.lock, { body })).status).toBe(200)
  expect((await leaving.ask(api.session.lockState)).status).toBe(200)
  expect((await leaving.ask(api.session.unlock, { body })).status).toBe(200)
})

test('a re-authentication is for everybody who is signed in', async () => {
  const body = { password: 'wrong' }
  expect((await clients.nobody.ask(api.session.reauthenticate, { body })).status).toBe(401)
  expect((await clients.guest.ask(api.session.reauthenticate, { body })).errorData.error).toBe('password.wrong')
})

test('log-out is for everybody who is signed in', async () => {
  expect((await clients.nobody.ask(api.session.logout)).status).toBe(401)
  const leaving = await server.signIn('guest')
  expect((await leaving.ask(api.session.logout)).status).toBe(200)
})
