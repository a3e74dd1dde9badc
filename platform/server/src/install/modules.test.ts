import { product } from 'atrium/entries/product'
import { platform } from 'atrium/contract/module/platform'
import { defineModule, entry } from 'atrium/contract/module/module'
import type { Resource } from '#server/call/resource'
import { openServer, type TestServer, productWith } from '#server-test/server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { installModules, installParts, type Installation } from './modules'
import { refreshModules } from './refresh'

let server: TestServer
beforeEach(async () => {
  server = await openServer()
})
afterEach(() => server.close())

const own = product.contract.modules.map(({ module }) => module.name)

const category = {
  name: { zh: '分类', en: 'Category' } as const,
  values: [['raw', { zh: '原料', en: 'Raw' }, 'primary']] as const,
}
// A name that no module of a product has.
const probe = defineModule({
  name: 'probe',
  title: { zh: '探针', en: 'Probe' },
  menu: [
    entry('probe', { zh: '探针', en: 'Probe' }, 'lucide:box', {
      children: [entry('probe-item', { zh: '物料', en: 'Items' }, 'lucide:package', { permission: 'probe:item:list' })],
    }),
  ],
  dictionaries: { probe_category: category },
})

const seedDemo: Resource['seedDemo'] = async (db) => {
  const row = { postCode: 'probe', postName: 'Probe', postNameEn: '', postSort: 9, status: 1, remark: '' } as const
  await db.insertInto('posts').values(row).execute()
}

const demoRows = () => server.engine.db.selectFrom('posts').where('postCode', '=', 'probe').select('postName').execute()

/** Returns the installation of this product and one module more. */
const withProbe = (module = probe): Installation => ({
  product: productWith({ module, api: {}, records: {} }, { resources: { item: { calls: [], seedDemo } } }),
  active: [...own, 'probe'],
  demo: true,
})

const menuOf = () => server.engine.db.selectFrom('menus').select(['id', 'pid', 'path', 'name'])
const entryOf = async (path: string) => menuOf().where('path', '=', path).executeTakeFirst()

describe('a database that meets a module', () => {
  test('gets entries for a page of another module by its whole id', async () => {
    const design = entry('probe-design', { zh: '设计', en: 'Design' }, 'lucide:box', { pageId: '/form-designer' })
    const menu = [entry('probe', { zh: '探针', en: 'Probe' }, 'lucide:box', { children: [design] })]
    await installModules(server.engine, withProbe({ ...probe, menu }))
    const added = menuOf().select('component').where('path', '=', 'probe-design')
    expect((await added.executeTakeFirst())?.component).toBe('form-designer')
  })

  test('gets its menu, dictionaries and demo rows once', async () => {
    const { engine } = server
    await installModules(engine, withProbe())
    await installModules(engine, withProbe())
    const directory = (await entryOf('probe'))!
    expect(await menuOf().where('path', 'in', ['probe', 'probe-item']).execute()).toEqual([
      { id: directory.id, pid: 0, path: 'probe', name: '探针' },
      { id: directory.id + 1, pid: directory.id, path: 'probe-item', name: '物料' },
    ])
    const data = engine.db.selectFrom('dictData').where('dictType', '=', 'probe_category')
    expect(await data.select(['dictValue', 'dictLabel', 'dictLabelEn', 'isDefault']).execute()).toEqual([
      { dictValue: 'raw', dictLabel: '原料', dictLabelEn: 'Raw', isDefault: 1 },
    ])
    expect(await demoRows()).toEqual([{ postName: 'Probe' }])
  })

  test('gets one button for each permission where two pages belong to one area', async () => {
    const levels = entry('levels', { zh: '库存水平', en: 'Levels' }, 'lucide:box', { permission: 'system:post:export' })
    const posts = entry('posts', { zh: '岗位', en: 'Posts' }, 'lucide:box', { permission: 'system:post:list' })
    const more = entry('more', { zh: '更多', en: 'More' }, 'lucide:box', { permission: 'system:post:list' })
    const menu = [entry('probe', { zh: '探针', en: 'Probe' }, 'lucide:box', { children: [posts, levels, more] })]
    await installModules(server.engine, withProbe({ ...probe, menu }))
    const { id } = (await entryOf('posts'))!
    const buttons = menuOf().select('permission').where('menuType', '=', 2)
    const codes = (await buttons.where('pid', '=', id).orderBy('sort').execute()).map(({ permission }) => permission)
    expect(codes).toEqual(['query', 'add', 'edit', 'delete', 'import'].map((action) => `system:post:${action}`))
    for (const path of ['levels', 'more'])
      expect(await buttons.where('pid', '=', (await entryOf(path))!.id).execute()).toEqual([])
  })

  test('gets the names that it says for its permissions', async () => {
    const permissions = { 'system:post:export': { zh: '带走', en: 'Take away' } } as const
    const posts = entry('posts', { zh: '岗位', en: 'Posts' }, 'lucide:box', { permission: 'system:post:list' })
    await installModules(server.engine, withProbe({ ...probe, menu: [posts], permissions }))
    const button = menuOf()
      .select('nameEn')
      .where('pid', '=', (await entryOf('posts'))!.id)
    expect(await button.where('permission', '=', 'system:post:export').executeTakeFirst()).toMatchObject({
      name: '带走',
      nameEn: 'Take away',
    })
  })

  test('gets its menu in a new database too, beside modules whose entries have ids of their own', async () => {
    const fresh = await openServer({ empty: true })
    const { engine } = fresh
    const installation = { ...withProbe(), demo: false }
    await engine.write((trx) => installParts(trx, engine.name, installation))
    const paths = await engine.db.selectFrom('menus').where('pid', '=', 0).select('path').execute()
    expect(paths.map(({ path }) => path)).toEqual(expect.arrayContaining(['system', 'probe']))
    await fresh.close()
  })

  test('gets no demo rows without the demo seed', async () => {
    await installModules(server.engine, { ...withProbe(), demo: false })
    expect(await entryOf('probe-item')).toBeDefined()
    expect(await demoRows()).toEqual([])
  })

  test('keeps what an administrator changed or deleted', async () => {
    const { engine } = server
    await installModules(engine, withProbe())
    await engine.db.updateTable('menus').set({ name: '仓库' }).where('path', '=', 'probe').execute()
    await engine.db.deleteFrom('menus').where('path', '=', 'probe-item').execute()
    await engine.db.updateTable('dictData').set({ dictLabel: '材料' }).where('dictValue', '=', 'raw').execute()
    await installModules(engine, withProbe())
    expect((await entryOf('probe'))?.name).toBe('仓库')
    expect(await entryOf('probe-item')).toBeUndefined()
    const labels = engine.db.selectFrom('dictData').where('dictValue', '=', 'raw').select('dictLabel')
    expect(await labels.execute()).toEqual([{ dictLabel: '材料' }])
  })

  test('gets what a newer version adds, below an entry that was moved, but not below one that was deleted', async () => {
    const { engine } = server
    await installModules(engine, withProbe())
    await engine.db.updateTable('menus').set({ pid: 1 }).where('path', '=', 'probe').execute()
    const [directory] = probe.menu
    const newer = (path: string) => ({
      ...probe,
      menu: [{ ...directory!, children: [...directory!.children!, entry(path, { zh: path, en: path }, 'lucide:box')] }],
    })
    const values = [...category.values, ['made', { zh: '成品', en: 'Made' }, 'success']] as const
    await installModules(
      engine,
      withProbe({ ...newer('first'), dictionaries: { probe_category: { ...category, values } } }),
    )
    expect((await entryOf('first'))?.pid).toBe((await entryOf('probe'))?.id)
    const made = engine.db.selectFrom('dictData').where('dictValue', '=', 'made').select(['dictSort', 'isDefault'])
    expect(await made.execute()).toEqual([{ dictSort: 2, isDefault: 0 }])
    await engine.db.deleteFrom('menus').where('path', 'in', ['probe', 'probe-item', 'first']).execute()
    await installModules(engine, withProbe(newer('second')))
    expect(await entryOf('second')).toBeUndefined()
  })

  test('gets a page and a directory that a newer version adds, where its entries have ids of their own', async () => {
    const { engine } = server
    const before = { ...probe, firstIds: { directory: 50 } }
    await installModules(engine, withProbe(before))
    const [directory] = probe.menu
    const page = (path: string) => entry(path, { zh: path, en: path }, 'lucide:box')
    const menu = [{ ...directory!, children: [...directory!.children!, page('added')] }, page('top')]
    await installModules(engine, withProbe({ ...before, menu }))
    expect((await entryOf('added'))?.pid).toBe(50)
    expect((await entryOf('top'))?.pid).toBe(0)
  })

  test('gets another name or path where an administrator has used it', async () => {
    const { engine } = server
    const other = { ...(await engine.db.selectFrom('menus').selectAll().where('id', '=', 1).executeTakeFirstOrThrow()) }
    const { id: _, version: __, ...rest } = other
    await engine.db
      .insertInto('menus')
      .values({ ...rest, path: 'probe', name: '探针' })
      .execute()
    await installModules(engine, withProbe())
    expect(await menuOf().where('pid', '=', 0).where('path', 'like', 'probe%').orderBy('id').execute()).toMatchObject([
      { path: 'probe', name: '探针' },
      { path: 'probe-2', name: '探针-2' },
    ])
  })
})

describe('a refresh for development', () => {
  const labels = () =>
    server.engine.db.selectFrom('dictData').where('dictType', '=', 'probe_category').select(['dictValue', 'dictLabel'])
  const page = (path: string, name: string) => entry(path, { zh: name, en: name }, 'lucide:box')
  const edited = {
    ...probe,
    menu: [
      entry('probe', { zh: '仪器', en: 'Device' }, 'lucide:box', { children: [page('one', 'A'), page('two', 'B')] }),
    ],
    dictionaries: {
      probe_category: { ...category, values: [['raw', { zh: '原材料', en: 'Raw material' }, 'success']] as const },
    },
  }

  test('brings the menu and the dictionaries to what the sources say', async () => {
    const { engine } = server
    await installModules(engine, withProbe())
    const before = (await entryOf('probe'))!
    await refreshModules(engine, withProbe(edited))
    expect(await entryOf('probe')).toMatchObject({ id: before.id, name: '仪器' })
    expect(await entryOf('probe-item')).toBeUndefined()
    expect(await labels().execute()).toEqual([{ dictValue: 'raw', dictLabel: '原材料' }])
    const [directory] = edited.menu
    const swapped = [{ ...directory!, children: [page('one', 'B'), page('two', 'A')] }]
    await refreshModules(engine, withProbe({ ...edited, menu: swapped, dictionaries: {} }))
    const names = await menuOf().where('pid', '=', before.id).orderBy('path').execute()
    expect(names.map(({ name }) => name)).toEqual(['B', 'A'])
    expect(await labels().execute()).toEqual([])
  })

  test('restores what was deleted and keeps what was added by hand, and roles what they have', async () => {
    const { engine } = server
    await installModules(engine, withProbe(edited))
    const directory = (await entryOf('probe'))!
    await engine.db.insertInto('roleMenus').values({ roleId: 3, menuId: directory.id }).execute()
    await engine.db.deleteFrom('menus').where('path', '=', 'one').execute()
    await engine.db.deleteFrom('dictData').where('dictValue', '=', 'raw').execute()
    const {
      id: _,
      version: __,
      ...rest
    } = await engine.db.selectFrom('menus').selectAll().where('path', '=', 'two').executeTakeFirstOrThrow()
    await engine.db
      .insertInto('menus')
      .values({ ...rest, path: 'own', name: 'Own' })
      .execute()
    await refreshModules(engine, withProbe(edited))
    const below = await menuOf().where('pid', '=', directory.id).orderBy('path').execute()
    expect(below.map(({ path }) => path)).toEqual(['one', 'own', 'two'])
    expect(await labels().execute()).toEqual([{ dictValue: 'raw', dictLabel: '原材料' }])
    const links = engine.db.selectFrom('roleMenus').where('menuId', '=', directory.id).where('roleId', '=', 3)
    expect(await links.selectAll().execute()).toHaveLength(1)
  })

  test('changes nothing where nothing was edited', async () => {
    const { engine } = server
    const all = () => engine.db.selectFrom('menus').selectAll().orderBy('id').execute()
    await installModules(engine, withProbe())
    const before = await all()
    await refreshModules(engine, withProbe())
    expect(await all()).toEqual(before)
  })
})

test('the platform is in the shape of a module, and always runs', async () => {
  await installModules(server.engine, { product, active: [], demo: true })
  const rows = await server.engine.db.selectFrom('modules').selectAll().orderBy('name').execute()
  const names = product.contract.declared.map(({ name }) => name).toSorted()
  expect(rows).toEqual(names.map((name) => ({ name, isActive: name === platform.name ? 1 : 0 })))
})
