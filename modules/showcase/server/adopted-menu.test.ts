import { api } from '@atrium/contract'
import { installModules } from '#server/install/modules'
import { openServer, type TestServer } from '#server-test/server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

let server: TestServer
beforeEach(async () => {
  server = await openServer()
})
afterEach(() => server.close())

/** Makes the database one from before there were modules: with the platform and the sample pages, and nothing of later modules. */
async function forget() {
  const later = server.engine.db.selectFrom('moduleParts').where('module', 'not in', ['platform', 'showcase'])
  const entries = await later.where('menuId', 'is not', null).select('menuId').execute()
  const ids = entries.map(({ menuId }) => menuId!)
  await server.engine.db.deleteFrom('roleMenus').where('menuId', 'in', ids).execute()
  await server.engine.db.deleteFrom('menus').where('id', 'in', ids).execute()
  await server.engine.db.deleteFrom('moduleParts').execute()
  await server.engine.db.deleteFrom('modules').execute()
}

describe('a database from before there were modules', () => {
  test('is taken as it is: what was deleted stays so, and nothing comes twice', async () => {
    const { engine } = server
    await engine.db.deleteFrom('menus').where('id', '=', 213).execute()
    await engine.db.updateTable('menus').set({ name: '消息' }).where('id', '=', 200).execute()
    await engine.db.deleteFrom('dictData').where('dictType', '=', 'sys_show_hide').execute()
    await forget()
    const before = await engine.db.selectFrom('menus').selectAll().orderBy('id').execute()
    await installModules(engine, { active: ['showcase'], demo: true })
    expect(await engine.db.selectFrom('menus').selectAll().orderBy('id').execute()).toEqual(before)
    const { length } = await engine.db.selectFrom('demoRows').select('id').execute()
    expect(length).toBe(1000)
    const shown = engine.db.selectFrom('dictData').where('dictType', '=', 'sys_show_hide').select('dictValue')
    expect(await shown.execute()).toEqual([])
  })

  test('shows no sample page any more in a real installation', async () => {
    await forget()
    await installModules(server.engine, { active: [], demo: false })
    const admin = await server.signIn('admin')
    expect((await admin.get(api.session.routers)).map(({ path }) => path)).toEqual(['system'])
  })
})
