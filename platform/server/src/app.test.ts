import { endpoint, type Endpoint } from 'atrium/contract/endpoint'
import { defineModule, entry } from 'atrium/contract/module/module'
import * as z from 'zod'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { platformApi as api } from 'atrium/contract/module/platform-api'
import { product } from 'atrium/entries/product'
import { resource } from '#server/call/resource'
import type { Migration } from '#server/db/migration'
import { openServer, type Client, type TestServer, productOf, productWith } from '#server-test/server'

// Two products in one process: this one with a module more, and one without any of its modules.

const items = {
  list: endpoint('GET /api/probe/item', {
    access: 'probe:item:list',
    reply: z.array(z.string()),
    summary: 'List items',
  }),
}
const module = defineModule({
  name: 'probe',
  title: { zh: '探针', en: 'Probe' },
  menu: [entry('probe', { zh: '探针', en: 'Probe' }, 'lucide:box', { permission: 'probe:item:list' })],
})
const itemResource = resource(items, { list: async ({ deps }) => [deps.product.brand.name] })

const probes: Migration = {
  up: (db) => db.schema.createTable('probes').addColumn('name', 'text').execute(),
}

let larger: TestServer
let smaller: TestServer
const paths = async ({ app }: TestServer) => {
  const { paths: all } = (await (await app.request('/api/openapi.json')).json()) as { paths: object }
  return Object.keys(all)
}

beforeAll(async () => {
  const probe = { module, api: { items }, records: {} }
  larger = await openServer({
    product: productWith(probe, { resources: { item: itemResource }, migrations: { '0001-item': probes } }),
  })
  const brand = { ...product.brand, name: 'Vestibule' }
  smaller = await openServer({ product: { ...productOf([]), brand } })
})
afterAll(async () => {
  await larger.close()
  await smaller.close()
})

test('each of two products has the calls of its own modules', async () => {
  const ask = async (server: TestServer) => (await (await server.signIn('admin')).ask(items.list)).status
  expect([await ask(larger), await ask(smaller)]).toEqual([200, 404])
  const listed = product.contract.modules.flatMap(({ api: calls }) =>
    Object.values(calls).flatMap(Object.values<Endpoint>),
  )
  const own: string[] = [items.list, ...listed].map(({ path }) => path)
  expect(await paths(larger)).toEqual(expect.arrayContaining(own))
  expect((await paths(smaller)).filter((path) => own.includes(path))).toEqual([])
})

test('each of two products has the menu, the tables and the pages of its own modules', async () => {
  const open = async ({ deps: { db } }: TestServer) => [
    (await db.selectFrom('menus').select('component').execute()).some(({ component }) => component === 'probe'),
    (await db.introspection.getTables()).some(({ name }) => name === 'probes'),
  ]
  expect([await open(larger), await open(smaller)]).toEqual([
    [true, true],
    [false, false],
  ])
  const body = { pid: 0, menuType: 1, name: 'Another', sort: 90, path: 'another', component: 'probe' }
  const fieldsOf = async (server: TestServer) =>
    (await (await server.signIn('admin')).ask(api.menus.add, { body })).errorData?.fields
  expect(await fieldsOf(larger)).toBeUndefined()
  expect(await fieldsOf(smaller)).toHaveProperty('component')
})

test('each of two products is called by its own name', async () => {
  const password = 'a vestibule of glass'
  const body = { username: 'porter', nickname: 'Porter', deptId: 1, password }
  const fieldsOf = async (client: Client) => (await client.ask(api.users.add, { body })).errorData?.fields
  expect(await fieldsOf(await larger.signIn('admin'))).toBeUndefined()
  expect(await fieldsOf(await smaller.signIn('admin'))).toHaveProperty('password')
})

test('a product with one language gives its messages in that one, whichever is asked for', async () => {
  const server = await openServer({ product: { ...product, languages: ['en'] } })
  const admin = await server.signIn('admin', 'zh-cn')
  const { status, body } = await server.client('', 'zh-cn').ask(api.session.userInfo)
  expect([status, body.msg]).toEqual([401, 'Please sign in'])
  expect((await admin.ask(api.session.userInfo)).body.msg).toBe('Done')
  const parameters = async ({ app }: TestServer) =>
    ((await (await app.request('/api/openapi.json')).json()) as { components: { parameters: object } }).components
      .parameters
  expect(await parameters(server)).toMatchObject({ lang: { schema: { enum: ['en'] } } })
  await server.close()
})
