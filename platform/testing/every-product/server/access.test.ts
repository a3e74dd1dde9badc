import { api, contract } from '#product/contract'
import { product } from 'atrium/entries/product'
import { holdsPermission, mayCall } from 'atrium/contract/access'
import type { Endpoint } from 'atrium/contract/endpoint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

/** The role of the guest, to which the seed gives nothing. */
const guestRole = 4

let server: TestServer
let clients: Record<ActorName | 'nobody', Client>

beforeAll(async () => {
  server = await openServer()
  clients = { ...(await signInAll(server)), nobody: server.client() }
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

test.each(allPermissions)('with %s alone every call returns what its access says', async (permission) => {
  const { db } = server.deps
  const entry = await db.selectFrom('menus').where('permission', '=', permission).select('id').executeTakeFirstOrThrow()
  await db.insertInto('roleMenus').values({ roleId: guestRole, menuId: entry.id }).execute()
  const bound = endpoints.filter(([, { access }]) => access !== 'public' && access !== 'signedIn')
  for (const [name, endpoint] of bound) {
    const expected = mayCall([permission], endpoint) ? 'allowed' : 403
    expect([name, await outcomeOf(clients.guest, endpoint)]).toEqual([name, expected])
  }
  await db.deleteFrom('roleMenus').where('roleId', '=', guestRole).execute()
})

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

test('log-out is for everybody who is signed in', async () => {
  expect((await clients.nobody.ask(api.session.logout)).status).toBe(401)
  const leaving = await server.signIn('guest')
  expect((await leaving.ask(api.session.logout)).status).toBe(200)
})
