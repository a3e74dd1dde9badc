import { api } from '#product/contract'
import { product } from 'atrium/entries/product'
import { createApp } from '#server/app'
import { installModules } from '#server/install/modules'
import { openServer, type TestServer } from 'atrium/testing/server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

let server: TestServer
beforeEach(async () => {
  server = await openServer()
})
afterEach(() => server.close())

const own = product.contract.modules.map(({ module }) => module.name)

describe('a module that does not run', () => {
  const stop = () => installModules(server.engine, { product, active: [], demo: true })
  const runAgain = () => installModules(server.engine, { product, active: own, demo: true })

  test('answers 404 to its calls', async () => {
    const admin = await server.signIn('admin')
    const headers = { token: admin.token!, 'content-type': 'application/json' }
    const { method, path } = api.forms.list
    const app = createApp(server.deps.product, { ...server.deps, modules: [] })
    const answer = await app.request(`http://localhost${path}`, { method, headers })
    expect(answer.status).toBe(404)
    expect((await server.app.request(`http://localhost${path}`, { method, headers })).status).toBe(200)
  })

  test('shows nothing in the menu, its administration and the rights of a role', async () => {
    await stop()
    const admin = await server.signIn('admin')
    expect((await admin.get(api.session.routers)).map(({ path }) => path)).toEqual(['system'])
    expect((await admin.get(api.menus.list, { query: {} })).filter(({ path }) => path === 'forms')).toEqual([])
    const { menus, checkedMenuIds } = await admin.get(api.roles.menuTree, { query: { roleId: 3 } })
    expect([menus.map(({ id }) => id), checkedMenuIds]).toEqual([[1], []])
    const member = await server.signIn('common')
    expect(await member.get(api.session.routers)).toEqual([])
  })

  test('keeps its rows and what roles have of it, through a change of the role', async () => {
    const admin = await server.signIn('admin')
    const ticked = async () => (await admin.get(api.roles.menuTree, { query: { roleId: 4 } })).checkedMenuIds
    const count = async () => (await admin.get(api.forms.list, { query: {} })).pageInfo.total
    const filling = server.engine.db.selectFrom('menus').select('id').where('component', '=', 'forms/fill')
    const mine = await filling.executeTakeFirstOrThrow()
    await server.engine.db.insertInto('roleMenus').values({ roleId: 4, menuId: mine.id }).execute()
    const before = await count()
    await stop()
    const { version, roleName, roleKey, roleSort } = await admin.get(api.roles.read, { query: { roleId: 4 } })
    const menuIds = [1, 106]
    await admin.get(api.roles.edit, { body: { roleId: 4, version, roleName, roleKey, roleSort, menuIds } })
    expect(await ticked()).toEqual([106])
    await runAgain()
    expect(await ticked()).toEqual([106, mine.id])
    expect(before).toBeGreaterThan(0)
    expect(await count()).toBe(before)
  })

  test('gives signed-in people another menu when it begins or ends to run', async () => {
    const member = await server.signIn('editor')
    const mark = async () => (await member.ask(api.session.userInfo)).headers.get('rights')
    const first = await mark()
    await stop()
    const second = await mark()
    await runAgain()
    expect(new Set([first, second, await mark()]).size).toBe(3)
  })
})
