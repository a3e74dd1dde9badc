import { api, endpoints, allPermissions } from '@atrium/contract'
import { holdsPermission, mayCall } from '@atrium/contract/access'
import type { Endpoint } from '@atrium/contract/endpoint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedMenus } from '#server/install/menu-plan'
import { actorNames, demoPassword, openServer, signInAll, type ActorName, type Client, type TestServer } from './server'

/** What each call is asked with here: valid input, so that only the right to call decides. */
const inputs: Record<string, object> = {
  'session.login': { body: { username: 'admin', password: demoPassword } },
  'users.read': { query: {} },
  'roles.read': { query: { roleId: 2 } },
  'roles.menuTree': { query: { roleId: 2 } },
  'roleUsers.members': { query: { roleId: 2 } },
  'roleUsers.nonMembers': { query: { roleId: 2 } },
  'menus.read': { query: { id: 100 } },
  'depts.read': { query: { deptId: 5 } },
  'posts.read': { query: { postId: 1 } },
  'dicts.read': { query: { dictId: 1 } },
  'dicts.values': { query: { dictType: 'sys_user_sex' } },
  'dicts.readData': { query: { dictCode: 1 } },
  'operationLogs.read': { query: { id: 1 } },
  'files.read': { query: { key: 'picture-of-the-access-' } },
  'table.demoList': { body: {} },
}

/** What a write is asked with: input it refuses, so that whoever may call hears 400 and nothing is changed. */
const refusedInput = { query: { nonsense: 1 }, body: { nonsense: 1 } }

/** Calls that change the session they come with, so that each needs one of its own. */
const ofOneSession = new Set(['session.logout', 'session.lock', 'session.lockState', 'session.unlock'])

/** What the seed gives each actor: nothing to guest and common, every seeded page and button to editor, the wildcard to admin. */
const held: Record<ActorName, readonly string[]> = {
  admin: ['*:*:*'],
  editor: seedMenus.map(({ permission }) => permission),
  common: [],
  guest: [],
}

function expectedStatus({ access, audit }: Endpoint, actor: ActorName | 'nobody'): number {
  const allowed = audit ? 400 : 200
  if (access === 'public') return allowed
  if (actor === 'nobody') return 401
  if (access === 'signedIn') return allowed
  return holdsPermission(held[actor], [access].flat()) ? allowed : 403
}

/** The role of the guest, to which the seed gives nothing. */
const guestRole = 4

let server: TestServer
let clients: Record<ActorName | 'nobody', Client>

beforeAll(async () => {
  server = await openServer()
  clients = { ...(await signInAll(server)), nobody: server.client() }
  const picture = {
    fileKey: 'picture-of-the-access-',
    type: 'image/png',
    size: 1,
    inUse: 1 as const,
    content: new Uint8Array(1),
    createdAt: 0,
  }
  await server.deps.db.insertInto('files').values(picture).execute()
  // The row of the operation log that is read below.
  await clients.editor.ask(api.posts.add, refusedInput)
})
afterAll(() => server.close())

describe.each(['nobody', ...actorNames] as const)('as %s', (actor) => {
  test.each(endpoints.filter(([name]) => !ofOneSession.has(name)))(
    '%s answers what its access says',
    async (name, endpoint) => {
      const { status } = await clients[actor].ask(endpoint, endpoint.audit ? refusedInput : inputs[name])
      expect(status).toBe(expectedStatus(endpoint, actor))
    },
  )
})

test.each(allPermissions)('with %s alone every call answers what its access says', async (permission) => {
  const { db } = server.deps
  const entry = await db.selectFrom('menus').where('permission', '=', permission).select('id').executeTakeFirstOrThrow()
  await db.insertInto('roleMenus').values({ roleId: guestRole, menuId: entry.id }).execute()
  const bound = endpoints.filter(([, { access }]) => access !== 'public' && access !== 'signedIn')
  for (const [name, endpoint] of bound) {
    const { status } = await clients.guest.ask(endpoint, endpoint.audit ? refusedInput : inputs[name])
    // What is out of the guest's scope is not found; that they may ask for it shows all the same.
    expect([name, status === 403]).toEqual([name, !mayCall([permission], endpoint)])
  }
  await db.deleteFrom('roleMenus').where('roleId', '=', guestRole).execute()
})

test('a person without the right hears so before their input is looked at', async () => {
  const { status } = await clients.guest.ask(api.users.list, { query: { page: 0, nonsense: 1 } })
  expect(status).toBe(403)
})

test('locking and unlocking are for whoever is signed in', async () => {
  const body = { password: 'tea break' }
  expect((await clients.nobody.ask(api.session.lock, { body })).status).toBe(401)
  expect((await clients.nobody.ask(api.session.unlock, { body })).status).toBe(401)
  expect((await clients.nobody.ask(api.session.lockState)).status).toBe(401)
  const leaving = await server.signIn('guest')
  expect((await leaving.ask(api.session.lock, { body })).status).toBe(200)
  expect((await leaving.ask(api.session.lockState)).status).toBe(200)
  expect((await leaving.ask(api.session.unlock, { body })).status).toBe(200)
})

test('log-out is for whoever is signed in', async () => {
  expect((await clients.nobody.ask(api.session.logout)).status).toBe(401)
  const leaving = await server.signIn('guest')
  expect((await leaving.ask(api.session.logout)).status).toBe(200)
})
