import { audit } from 'atrium/contract/audit'
import { endpoint } from 'atrium/contract/endpoint'
import { platformApi as api } from 'atrium/contract/module/platform-api'
import { defineModule, entry } from 'atrium/contract/module/module'
import { recordKind } from 'atrium/contract/kind/record-kind'
import { resource } from '#server/call/resource'
import * as z from 'zod'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openServer, productWith, type Client, type TestServer } from '#server-test/server'

// A module with a permission and a kind of write of its own: both show by the names that it gives them.

const words = { zh: '会议室', en: 'Rooms' } as const
const book = { zh: '预订会议室', en: 'Book a room' } as const
const reserve = { zh: '预留', en: 'Reserve' } as const
const room = recordKind('room', {
  name: words,
  plural: words,
  table: 'posts',
  id: 'postId',
  title: 'postName',
  fields: {},
})
const rooms = {
  list: endpoint('GET /api/rooms/room/list', { access: 'rooms:room:list', reply: z.null(), summary: 'List rooms' }),
  book: endpoint('POST /api/rooms/room/book', {
    access: 'rooms:room:book',
    reply: z.null(),
    audit: audit('reserve', room, '预订', 'Reserve'),
  }),
}
const module = defineModule({
  name: 'rooms',
  title: words,
  menu: [entry('rooms', words, 'lucide:box', { permission: 'rooms:room:list' })],
  permissions: { 'rooms:room:book': book },
  auditKinds: { reserve },
})
const roomResource = resource(rooms, {
  list: async () => null,
  async book({ changed }) {
    changed({ id: 1, after: { postName: 'Blue room' } })
    return null
  },
})
const product = productWith({ module, api: { rooms }, records: { room } }, { resources: { room: roomResource } })

let server: TestServer
let admin: Client
beforeAll(async () => {
  server = await openServer({ product })
  admin = await server.signIn('admin', 'en')
  await admin.get(rooms.book)
})
afterAll(() => server.close())

test('its permission is a button of its page, by its name', async () => {
  const button = server.engine.db.selectFrom('menus').where('permission', '=', 'rooms:room:book')
  expect(await button.select(['name', 'nameEn', 'menuType']).execute()).toEqual([
    { name: book.zh, nameEn: book.en, menuType: 2 },
  ])
})

test('its permission and its kind of write are in the description of the API, by their names', async () => {
  const document = (await (await server.app.request('/api/openapi.json')).json()) as Document
  const { description } = document.paths['/api/rooms/room/book']!.post!
  expect(description).toContain('rooms:room:book (Book a room)')
  expect(description).toContain('reserve (Reserve)')
})

interface Document {
  readonly paths: Readonly<Record<string, { readonly post?: { readonly description: string } }>>
}

test('its kind of write is a filter of the operation log, and in the details', async () => {
  const { items } = await admin.get(api.operationLogs.list, { query: { kind: 'reserve' } })
  expect(items).toMatchObject([{ kind: 'reserve', title: 'Reserve' }])
  const { logId } = items[0]!
  expect(await admin.get(api.operationLogs.read, { query: { id: logId } })).toMatchObject({ kind: 'reserve' })
})

test('its kind of write is in the export of the operation log, by its name', async () => {
  const query = { format: 'csv', kind: 'reserve' } as const
  const { body } = await (await server.signIn('admin')).ask(api.operationLogs.export, { query })
  expect(await body.data.text()).toContain(`,${reserve.zh},`)
})
