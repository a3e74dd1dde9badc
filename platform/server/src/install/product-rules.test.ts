import { product } from 'atrium/entries/product'
import { createContract } from 'atrium/contract/module/contract'
import { defineModule, entry, type MenuEntry, type ModuleContract } from 'atrium/contract/module/module'
import type { Product } from '#server/call/resource'
import { openServer, type TestServer } from '#server-test/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkMenuOrder, inMenuOrder } from './menu/menu-order'
import { installModules } from './modules'

let server: TestServer
beforeEach(async () => {
  server = await openServer()
})
afterEach(() => server.close())

const words = { zh: '探针', en: 'Probe' } as const
const item = entry('probe-item', { zh: '物料', en: 'Items' }, 'lucide:box')

/** Returns a module of the name `probe`, with a directory of these entries. */
const probe = (children: readonly MenuEntry[] = [item]): ModuleContract => ({
  module: defineModule({ name: 'probe', title: words, menu: [entry('probe', words, 'lucide:box', { children })] }),
  api: {},
  records: {},
})

/** Installs this product with a module more, and with an order of its menu. */
async function install(module: ModuleContract, menuOrder: readonly string[] = []): Promise<void> {
  const listed = [...product.contract.modules, module].map((one) => [one.module.name, one] as const)
  const own: Product = { ...product, contract: createContract(Object.fromEntries(listed)), menuOrder }
  const active = listed.map(([name]) => name)
  await installModules(server.engine, { product: own, active, demo: true })
}

const entryOf = (path: string) =>
  server.engine.db.selectFrom('menus').select(['name', 'sort', 'pid']).where('path', '=', path).executeTakeFirst()

test('a module in the place of another one of its name keeps what that has in the database, and adds its own', async () => {
  await install(probe())
  await server.engine.db.updateTable('menus').set({ name: '货品' }).where('path', '=', 'probe-item').execute()
  const before = await entryOf('probe-item')
  await install(probe([item, entry('probe-report', { zh: '报表', en: 'Report' }, 'lucide:box')]))
  expect(await entryOf('probe-item')).toEqual(before)
  expect(await entryOf('probe-report')).toEqual({ name: '报表', sort: 2, pid: before!.pid })
})

test('the order of the menu is that of the product for entries that are new, and those that are there stay in place', async () => {
  await install(probe(), ['system', 'probe'])
  expect((await entryOf('probe'))?.sort).toBe(2)
  await server.engine.db.updateTable('menus').set({ sort: 77 }).where('path', '=', 'probe').execute()
  await install(probe([item, entry('probe-report', { zh: '报表', en: 'Report' }, 'lucide:box')]), ['probe', 'system'])
  expect((await entryOf('probe'))?.sort).toBe(77)
})

const menus = [{ ...probe().module, menu: ['system', 'a', 'b', 'c'].map((path) => entry(path, words, 'lucide:box')) }]

test('entries that the order of the menu does not name come behind those that it names', () => {
  const sorts = (order: readonly string[]) => inMenuOrder(menus, order)[0]!.menu.map(({ sort }) => sort)
  expect(sorts(['c', 'system'])).toEqual([2, 3, 4, 1])
  expect(sorts([])).toEqual([undefined, undefined, undefined, undefined])
})

test('an order of the menu that names what is not there, or one entry twice, is an error with a sentence', () => {
  expect(() => checkMenuOrder(menus, ['c', 'system'])).not.toThrow()
  expect(() => checkMenuOrder(menus, ['probe'])).toThrow(
    'The order of the menu names "probe", which is no top entry. There are: system, a, b, c.',
  )
  expect(() => checkMenuOrder(menus, ['a', 'a'])).toThrow('The order of the menu names "a" twice.')
})
