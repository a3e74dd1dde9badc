import { api } from '#product/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorOf } from '#server-test/records/factories'
import { openServer, signInAll, type ActorName, type Client, type TestServer } from '#server-test/server'
import { lastLog } from '#server-test/operation-logs'

let server: TestServer
let clients: Record<ActorName, Client>

beforeAll(async () => {
  server = await openServer()
  clients = await signInAll(server)
})
afterAll(() => server.close())

let count = 0
const name = () => `entry ${++count}`
const directory = (change: object = {}) => ({
  pid: 0,
  menuType: 0 as const,
  name: name(),
  sort: 5,
  path: `path-${count}`,
  ...change,
})
const page = (change: object = {}) => ({ ...directory(), menuType: 1 as const, component: 'system/post', ...change })
const button = (change: object = {}) => ({ pid: 100, menuType: 2 as const, name: name(), sort: 5, ...change })
const add = (body: ReturnType<typeof directory> | ReturnType<typeof page> | ReturnType<typeof button>) =>
  clients.admin.get(api.menus.add, { body })
const read = (id: number) => clients.admin.get(api.menus.read, { query: { id } })
const edit = async (id: number, change: object, client = clients.admin) => {
  const { pid, menuType, name, sort, version } = await read(id)
  return client.ask(api.menus.edit, { body: { id, pid, menuType, name, sort, version, ...change } })
}
const remove = (ids: number[]) => clients.admin.ask(api.menus.delete, { query: { ids } })

describe('a new entry', () => {
  test('has defaults for what the form leaves out, and belongs to no role', async () => {
    const id = await add(page())
    expect(await read(id)).toMatchObject({ isLink: false, isFrame: false, isCache: false, status: 1, visible: 1 })
    const { checkedMenuIds } = await clients.admin.get(api.roles.menuTree, { query: { roleId: 2 } })
    expect(checkedMenuIds).not.toContain(id)
    const routers = JSON.stringify(await clients.admin.get(api.session.routers))
    expect(routers).toContain(`"name":"${id}"`)
  })

  test('may be a link, a frame, a button', async () => {
    expect(await read(await add(directory({ isLink: true, path: 'https://atrium.example/help' })))).toMatchObject({
      isLink: true,
    })
    const frame = page({ component: '', frameSrc: 'http://docs.example/a?b#c' })
    expect(await read(await add(frame))).toMatchObject({ isFrame: true, component: '' })
    expect(await read(await add(button({ permission: 'stock:item:add' })))).toMatchObject({ path: '', menuType: 2 })
  })

  test.each([
    ['name', page({ name: '' })],
    ['name', page({ name: 'x'.repeat(51) })],
    ['nameEn', page({ nameEn: 'x'.repeat(51) })],
    ['sort', page({ sort: 0 })],
    ['sort', page({ sort: 1.5 })],
    ['menuType', page({ menuType: 3 })],
    ['visible', page({ visible: 2 })],
    ['isCache', page({ isCache: 1 })],
    ['path', page({ path: '' })],
    ['path', page({ path: 'two/segments' })],
    ['path', page({ path: '..' })],
    ['path', page({ path: 'https://atrium.example' })],
    ['path', page({ path: `a${'x'.repeat(200)}` })],
    ['path', directory({ path: '' })],
    ['path', page({ isLink: true, component: '', path: 'javascript:alert(1)' })],
    ['path', page({ isLink: true, component: '', path: 'https://' })],
    ['path', page({ isLink: true, component: '', path: '//atrium.example' })],
    ['component', page({ component: '' })],
    ['component', page({ component: 'nowhere/item' })],
    ['component', page({ component: 'system/Menu' })],
    ['component', page({ component: 'system/menu.tsx' })],
    ['component', page({ component: 'system/../system/menu' })],
    ['component', page({ component: '/system/menu' })],
    ['component', page({ component: 'x'.repeat(256) })],
    ['component', directory({ component: 'system/menu' })],
    ['component', page({ frameSrc: 'https://docs.example' })],
    ['permission', page({ permission: 'stock:item' })],
    ['permission', page({ permission: '*:*:*' })],
    ['permission', page({ permission: `a:b:${'x'.repeat(100)}` })],
    ['permission', directory({ permission: 'stock:item:list' })],
    ['frameSrc', page({ component: '', frameSrc: 'data:text/html,hi' })],
    ['frameSrc', page({ component: '', frameSrc: ' javascript:alert(1)' })],
    ['frameSrc', directory({ frameSrc: 'https://docs.example' })],
    ['query', page({ query: '{"id":1}' })],
    ['query', page({ query: '["id"]' })],
    ['query', page({ query: 'id=1' })],
    ['icon', button({ icon: 'lucide:box' })],
    ['path', button({ path: 'x' })],
    ['isLink', button({ isLink: true })],
    ['pid', page({ pid: 9999 })],
    ['pid', page({ pid: 1000 })],
    ['pid', page({ pid: -1 })],
    ['id', page({ id: 7 })],
  ])('with a wrong %s is rejected at that field: %j', async (field, body) => {
    expect(errorOf(await clients.admin.ask(api.menus.add, { body }))).toEqual([400, 'request.invalid', field])
  })

  test('names every wrong field at once', async () => {
    const { errorData } = await clients.admin.ask(api.menus.add, { body: page({ path: '', component: '', sort: 0 }) })
    expect(errorData.fields).toEqual({ path: '必填', component: '必填', sort: '不是可选的值' })
  })

  test('has a name of its own under its parent', async () => {
    await add(directory({ name: 'twin' }))
    expect(errorOf(await clients.admin.ask(api.menus.add, { body: directory({ name: 'twin' }) }))).toEqual([
      409,
      'record.taken',
      'name',
    ])
    await add(directory({ pid: 1, name: 'twin' }))
  })

  test('has a path of its own under its parent, whatever the case', async () => {
    await add(directory({ path: 'shelf' }))
    for (const body of [directory({ path: 'Shelf' }), page({ path: 'shelf' })])
      expect(errorOf(await clients.admin.ask(api.menus.add, { body }))).toEqual([409, 'record.taken', 'path'])
    await add(directory({ pid: 1, path: 'shelf' }))
    await add(button())
    await add(button())
  })
})

test('only the home page has sort 0', async () => {
  const home = await add(page({ component: 'home', sort: 0 }))
  const other = await add(page())
  const sort = (id: number) => clients.admin.ask(api.menus.sort, { body: [{ id, sort: 0 }] })
  expect((await sort(home)).status).toBe(200)
  expect(errorOf(await sort(other))).toEqual([400, 'request.invalid', '0.sort'])
})

describe('an edit', () => {
  test('keeps what it leaves out, and drops what the new type does not have', async () => {
    const id = await add(page({ pid: 1, permission: 'stock:item:list', icon: 'lucide:box', isCache: true }))
    await edit(id, { nameEn: 'Items' })
    expect(await read(id)).toMatchObject({
      component: 'system/post',
      icon: 'lucide:box',
      isCache: true,
      nameEn: 'Items',
    })
    await edit(id, { menuType: 2 })
    expect(await read(id)).toMatchObject({ component: '', icon: '', path: '', permission: 'stock:item:list' })
    expect(errorOf(await edit(id, { menuType: 1 }))).toEqual([400, 'request.invalid', 'path', 'component'])
  })

  test('does not put an entry below itself or below what is below it', async () => {
    const top = await add(directory())
    const middle = await add(directory({ pid: top }))
    const below = await add(directory({ pid: middle }))
    for (const pid of [top, below]) expect(errorOf(await edit(top, { pid }))).toEqual([400, 'record.cycle', 'pid'])
    expect((await edit(below, { pid: top })).status).toBe(200)
    expect((await edit(middle, { pid: below })).status).toBe(200)
  })

  test('keeps a component that there is no page for any more', async () => {
    const id = await add(page())
    await server.deps.db.updateTable('menus').set({ component: 'stock/gone' }).where('id', '=', id).execute()
    expect((await edit(id, { nameEn: 'Gone' })).status).toBe(200)
    expect(errorOf(await edit(id, { component: 'stock/other' }))).toEqual([400, 'request.invalid', 'component'])
  })

  test('takes no path that its parent has already, be the path or the parent the new one', async () => {
    await add(directory({ path: 'left' }))
    const [right, below] = [await add(directory({ path: 'right' })), await add(directory({ pid: 1, path: 'LEFT' }))]
    expect(errorOf(await edit(right, { path: 'Left' }))).toEqual([409, 'record.taken', 'path'])
    expect(errorOf(await edit(below, { pid: 0 }))).toEqual([409, 'record.taken', 'path'])
    expect((await edit(right, { path: 'RIGHT' })).status).toBe(200)
  })

  test('makes neither a button nor a link of what has entries below', async () => {
    const top = await add(directory())
    await add(page({ pid: top }))
    expect(errorOf(await edit(top, { menuType: 2 }))).toEqual([400, 'request.invalid', 'menuType'])
    const link = { isLink: true, path: 'https://atrium.example' }
    expect(errorOf(await edit(top, link))).toEqual([400, 'request.invalid', 'isLink'])
  })

  test('is logged with the entry before and after', async () => {
    const id = await add(directory({ name: 'was' }))
    await edit(id, { name: 'is' })
    expect(await lastLog(server)).toMatchObject({ target: 'menu', before: [{ name: 'was' }], after: [{ name: 'is' }] })
  })

  test('of an old version is stale, of what is gone not found', async () => {
    const id = await add(directory())
    await edit(id, {})
    expect(errorOf(await edit(id, { version: 1 }))).toEqual([409, 'record.stale'])
    await remove([id])
    const body = { ...directory(), id, version: 2 }
    expect((await clients.admin.ask(api.menus.edit, { body })).status).toBe(404)
  })
})

describe('deleting', () => {
  test('an entry with others below goes only together with them', async () => {
    const top = await add(directory())
    const below = await add(page({ pid: top }))
    expect(errorOf(await remove([top]))).toEqual([409, 'menu.hasChildren'])
    expect((await remove([below, top])).status).toBe(200)
  })

  test('an entry that roles hold stays, and the message says how many', async () => {
    const [unused, held] = [await add(directory()), await add(directory())]
    await server.deps.db
      .insertInto('roleMenus')
      .values([3, 4].map((roleId) => ({ roleId, menuId: held })))
      .execute()
    const answer = await remove([unused, held])
    expect([...errorOf(answer), answer.body.msg]).toEqual([409, 'menu.inUse', '该菜单已分配给 2 个角色，不能删除'])
    await read(unused)
  })

  test('of several all go or none', async () => {
    const id = await add(directory())
    expect((await remove([id, 9999])).status).toBe(404)
    await read(id)
  })
})

test('reordering changes those that moved, all or none', async () => {
  const id = await add(directory({ sort: 7 }))
  const places = (other: number) => ({
    body: [
      { id, sort: 3 },
      { id: other, sort: 1 },
    ],
  })
  expect((await clients.admin.ask(api.menus.sort, places(9999))).status).toBe(404)
  expect((await read(id)).sort).toBe(7)
  await clients.admin.get(api.menus.sort, places(1))
  expect(await read(id)).toMatchObject({ sort: 3, version: 2 })
  expect((await lastLog(server)).targetIds).toEqual([id])
})

describe('as editor without the permission to export roles', () => {
  const exporting = 'system:role:export'
  let entryId: number

  beforeAll(async () => {
    const { db } = server.deps
    const entry = db.selectFrom('menus').where('permission', '=', exporting).select('id')
    entryId = (await entry.executeTakeFirstOrThrow()).id
    await db.deleteFrom('roleMenus').where('menuId', '=', entryId).execute()
  })

  test('that code goes into no entry, new or old', async () => {
    const body = button({ permission: exporting })
    expect(errorOf(await clients.editor.ask(api.menus.add, { body }))).toEqual([400, 'request.invalid', 'permission'])
    const rename = await edit(1000, { permission: exporting }, clients.editor)
    expect(errorOf(rename)).toEqual([400, 'request.invalid', 'permission'])
  })

  test('its entry may be edited, but once disabled not enabled again', async () => {
    expect((await edit(entryId, { sort: 9 }, clients.editor)).status).toBe(200)
    expect((await edit(entryId, { status: 0 }, clients.editor)).status).toBe(200)
    expect(errorOf(await edit(entryId, { status: 1 }, clients.editor))).toEqual([400, 'request.invalid', 'permission'])
  })

  describe('and a disabled directory with that code below', () => {
    let [directoryId, childId] = [0, 0]

    beforeAll(async () => {
      directoryId = await add(directory({ status: 0 }))
      const pageId = await add(page({ pid: directoryId }))
      childId = await add(button({ pid: pageId, permission: exporting }))
    })

    test('the directory is not enabled', async () => {
      const answer = await edit(directoryId, { status: 1 }, clients.editor)
      expect(errorOf(answer)).toEqual([400, 'request.invalid', 'status'])
      expect(answer.errorData.fields!.status).toBe('会开放您没有的权限，请联系管理员')
      expect((await read(directoryId)).status).toBe(0)
    })

    test('what is in it is not moved out, whether it has the code itself or below it', async () => {
      const { pid } = await read(childId)
      expect(errorOf(await edit(pid, { pid: 0 }, clients.editor))).toEqual([400, 'request.invalid', 'pid'])
      expect(errorOf(await edit(childId, { pid: 100 }, clients.editor))).toEqual([400, 'request.invalid', 'permission'])
    })

    test('no entry in it gets the code, nor one that is disabled itself: somebody else may enable it', async () => {
      const { pid } = await read(childId)
      for (const change of [{ pid }, { pid: 100, status: 0 }]) {
        const body = button({ ...change, permission: exporting })
        expect(errorOf(await clients.editor.ask(api.menus.add, { body }))).toEqual([
          400,
          'request.invalid',
          'permission',
        ])
      }
    })

    test('it may be enabled with own codes alone below, and by the admin in any case', async () => {
      const other = await add(directory({ status: 0 }))
      await add(button({ pid: await add(page({ pid: other })), permission: 'system:role:edit' }))
      expect((await edit(other, { status: 1 }, clients.editor)).status).toBe(200)
      expect((await edit(directoryId, { status: 1 })).status).toBe(200)
      await edit(directoryId, { status: 0 })
    })
  })

  test('own codes and free ones are fine', async () => {
    for (const permission of ['system:role:edit', 'stock:item:count']) {
      expect((await clients.editor.ask(api.menus.add, { body: button({ permission }) })).status).toBe(200)
    }
  })
})
