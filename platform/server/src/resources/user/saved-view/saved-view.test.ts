import { mostViews } from 'atrium/contract/system/user/view/saved-view.record'
import type { ViewAudience } from 'atrium/contract/system/user/view/saved-view'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { api } from '#product/contract'
import { errorOf } from '#server-test/records/factories'
import { openServer, signInAll, type ActorName, type Client, type TestServer } from '#server-test/server'

let server: TestServer
let clients: Record<ActorName, Client>

const [commonId, guestId] = [3, 4]
const [editorRole, commonRole, guestRole] = [2, 3, 4]
const page = 'system/user'
const layout = {
  order: ['userId', 'username'],
  hidden: ['phone'],
  chosen: [],
  pinned: { username: 'left' as const },
  widths: { username: 200 },
  isCompact: true,
}

// The editor holds every permission in their scope, the common user opens the list of users alone, the guest no list.
beforeAll(async () => {
  server = await openServer()
  const { db } = server.deps
  const entry = db.selectFrom('menus').where('component', '=', page).select('id')
  const { id } = await entry.executeTakeFirstOrThrow()
  await db.insertInto('roleMenus').values({ roleId: commonRole, menuId: id }).execute()
  clients = await signInAll(server)
})
afterAll(() => server.close())
beforeEach(() => server.deps.db.deleteFrom('savedViews').execute())

interface Given {
  page?: string
  audience?: ViewAudience
  isDefault?: boolean
  query?: string
}

const form = (name: string, given: Given = {}) => ({
  body: { page, name, audience: 'own' as const, isDefault: false, query: 'status=1', layout, ...given },
})
const add = (client: Client, name: string, given?: Given) => client.get(api.savedViews.add, form(name, given))
const rejection = async (client: Client, name: string, given?: Given) =>
  errorOf(await client.ask(api.savedViews.add, form(name, given)))
const read = (client: Client, of = page) => client.get(api.savedViews.list, { query: { page: of } })
const names = async (client: Client, of?: string) => (await read(client, of)).items.map(({ name }) => name)
const one = async (client: Client, viewId: number) => (await read(client)).items.find((view) => view.viewId === viewId)!
const defaults = async (client: Client) =>
  (await client.get(api.session.userInfo)).defaultViews.map((view) => [view.page, view.viewId])

test('a view holds what was saved, and others do not see it', async () => {
  const viewId = await add(clients.common, 'mine')
  const { items, mayShare } = await read(clients.common)
  expect(items).toEqual([
    {
      viewId,
      name: 'mine',
      audience: 'own',
      roleName: null,
      isOwn: true,
      mayEdit: true,
      isDefault: false,
      query: 'status=1',
      layout,
      version: 1,
    },
  ])
  expect(mayShare).toBe(false)
  expect(await names(clients.admin)).toEqual([])
  expect(await names(clients.common, 'system/dict-data')).toEqual([])
  const edit = { body: { viewId, version: 1, name: 'other' } }
  expect((await clients.admin.ask(api.savedViews.edit, edit)).status).toBe(404)
  expect((await clients.admin.ask(api.savedViews.delete, { query: { ids: [viewId] } })).status).toBe(404)
})

test('those of a role are for who holds it, and those for all for everybody who opens the list', async () => {
  const ofRole = await add(clients.admin, 'of members', { audience: commonRole })
  await add(clients.admin, 'of guests', { audience: guestRole })
  await add(clients.admin, 'for all', { audience: 'all' })
  expect(await names(clients.common)).toEqual(['for all', 'of members'])
  expect(await names(clients.editor)).toEqual(['for all'])
  expect(await one(clients.common, ofRole)).toMatchObject({ roleName: '普通用户', isOwn: false, mayEdit: false })
  expect((await clients.guest.ask(api.savedViews.list, { query: { page } })).status).toBe(404)
  await server.deps.db.updateTable('roles').set({ status: 0 }).where('roleId', '=', commonRole).execute()
  await server.deps.db.insertInto('userRoles').values({ userId: commonId, roleId: editorRole }).execute()
  expect(await names(clients.common)).toEqual(['for all'])
  await server.deps.db.deleteFrom('userRoles').where('userId', '=', commonId).where('roleId', '=', editorRole).execute()
  await server.deps.db.updateTable('roles').set({ status: 1 }).where('roleId', '=', commonRole).execute()
})

test('sharing needs its permission, a role that the person may give, and a list with a permission', async () => {
  expect(await rejection(clients.common, 'x', { audience: 'all' })).toEqual([400, 'request.invalid', 'audience'])
  expect(await rejection(clients.common, 'x', { audience: commonRole })).toEqual([400, 'request.invalid', 'audience'])
  expect(await rejection(clients.editor, 'x', { audience: guestRole })).toEqual([400, 'request.invalid', 'audience'])
  const part = { page: 'system/dict-data', audience: 'all' as const }
  expect(await rejection(clients.admin, 'x', part)).toEqual([400, 'request.invalid', 'audience'])
  await add(clients.editor, 'of editors', { audience: editorRole })
  const roles = await clients.editor.get(api.viewSharing.roles)
  expect(roles.map(({ id }) => id)).toEqual([editorRole])
  expect((await clients.common.ask(api.viewSharing.roles)).status).toBe(403)
})

test('shared views are changed by their owner, and by those who may share with the same people', async () => {
  const viewId = await add(clients.admin, 'for all', { audience: 'all' })
  const edit = (client: Client, body: object) =>
    client.ask(api.savedViews.edit, { body: { viewId, version: 1, ...body } })
  expect((await edit(clients.common, { name: 'taken over' })).status).toBe(403)
  expect((await clients.common.ask(api.savedViews.delete, { query: { ids: [viewId] } })).status).toBe(403)
  expect((await edit(clients.editor, { state: { query: 'status=0', layout } })).status).toBe(200)
  expect(await one(clients.common, viewId)).toMatchObject({ query: 'status=0', isOwn: false, version: 2 })
  expect((await edit(clients.editor, { name: 'late' })).status).toBe(409)
  expect((await edit(clients.editor, { version: 2, audience: 'own' })).status).toBe(200)
  expect(await names(clients.editor)).toEqual([])
  expect((await one(clients.admin, viewId)).audience).toBe('own')
})

test('a list opens with the own default, else with that of a role, else with that for all', async () => {
  const forAll = await add(clients.admin, 'a', { audience: 'all', isDefault: true })
  expect(await defaults(clients.common)).toEqual([[page, forAll]])
  expect(await defaults(clients.guest)).toEqual([])
  const ofRole = await add(clients.admin, 'b', { audience: commonRole, isDefault: true })
  expect(await defaults(clients.common)).toEqual([[page, ofRole]])
  expect(await defaults(clients.editor)).toEqual([[page, forAll]])
  await add(clients.common, 'c', { isDefault: true })
  const last = await add(clients.common, 'd', { isDefault: true })
  expect(await defaults(clients.common)).toEqual([[page, last]])
  const held = (await read(clients.common)).items.filter(({ isDefault }) => isDefault)
  expect(held.map(({ name }) => name)).toEqual(['a', 'b', 'd'])
  const { defaultViews } = await clients.common.get(api.session.userInfo)
  expect(defaultViews[0]).toEqual({ page, viewId: last, version: 1, query: 'status=1', layout })
})

test('a default of others is set by those alone who may share', async () => {
  const viewId = await add(clients.editor, 'shared', { audience: 'all' })
  const { db } = server.deps
  const share = await db
    .selectFrom('menus')
    .where('permission', '=', 'system:role:shareViews')
    .select('id')
    .executeTakeFirstOrThrow()
  const link = { roleId: editorRole, menuId: share.id }
  await db.deleteFrom('roleMenus').where('roleId', '=', link.roleId).where('menuId', '=', link.menuId).execute()
  const edit = (body: object) => clients.editor.ask(api.savedViews.edit, { body: { viewId, version: 1, ...body } })
  expect((await edit({ isDefault: true })).status).toBe(400)
  expect((await edit({ name: 'renamed' })).status).toBe(200)
  expect((await one(clients.editor, viewId)).mayEdit).toBe(true)
  await db.insertInto('roleMenus').values(link).execute()
})

test('a person has a name once in a list, in upper and lower case', async () => {
  const viewId = await add(clients.common, 'Enabled')
  const taken = [409, 'record.taken', 'name']
  expect(await rejection(clients.common, ' enabled ')).toEqual(taken)
  await add(clients.common, 'enabled', { page: 'home' })
  await add(clients.editor, 'enabled')
  const other = await add(clients.common, 'Other')
  const rename = { body: { viewId: other, version: 1, name: 'ENABLED' } }
  expect(errorOf(await clients.common.ask(api.savedViews.edit, rename))).toEqual(taken)
  const same = { body: { viewId, version: 1, name: 'ENABLED' } }
  expect((await clients.common.ask(api.savedViews.edit, same)).status).toBe(200)
})

test('a person has a limited number of views of a list', async () => {
  const row = {
    page,
    ownerId: commonId,
    readerId: commonId,
    roleId: null,
    isDefault: 0 as const,
    query: '',
    layout: '{}',
  }
  const rows = Array.from({ length: mostViews.ofPage }, (_, at) => ({
    ...row,
    name: `view ${at}`,
    layout: JSON.stringify(layout),
  }))
  await server.deps.db.insertInto('savedViews').values(rows).execute()
  expect(await rejection(clients.common, 'one more')).toEqual([409, 'savedView.tooMany'])
  await add(clients.common, 'elsewhere', { page: 'home' })
})

test.each([
  ['an address with a line break', { query: 'a=1\n' }],
  ['an address that is too long', { query: 'a'.repeat(2001) }],
  ['a page that is an address', { page: '//evil.example' }],
  [
    'columns that are too many',
    { layout: { ...layout, order: Array.from({ length: 200 }, (_, at) => `${at}`.padEnd(60, 'x')) } },
  ],
])('%s is not saved', async (_what, given) => {
  expect(await rejection(clients.common, 'x', given as Given)).toContain('request.invalid')
})

test('with a person go their own views; shared ones stay, and those who may share go on changing them', async () => {
  const { db } = server.deps
  const row = { page, ownerId: guestId, query: '', layout: JSON.stringify(layout), isDefault: 0 as const }
  await db
    .insertInto('savedViews')
    .values([
      { ...row, name: 'private', readerId: guestId, roleId: null },
      { ...row, name: 'shared', readerId: null, roleId: null },
    ])
    .execute()
  await clients.admin.get(api.users.delete, { query: { ids: [guestId] } })
  expect(await db.selectFrom('savedViews').select(['name', 'ownerId']).execute()).toEqual([
    { name: 'shared', ownerId: null },
  ])
  const [left] = (await read(clients.editor)).items
  expect(left).toMatchObject({ name: 'shared', isOwn: false, mayEdit: true })
  await clients.editor.get(api.savedViews.delete, { query: { ids: [left!.viewId] } })
  expect(await names(clients.admin)).toEqual([])
})
