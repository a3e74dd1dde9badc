import { setTimeout as turn } from 'node:timers/promises'
import { api } from '#product/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openServer, type Client, type TestServer } from '#server-test/server'

let server: TestServer
let admin: Client
beforeAll(async () => {
  server = await openServer()
  admin = await server.signIn('admin')
  const texts = { postNameEn: '', status: 1, postSort: 1, remark: '' } as const
  const rows = Array.from({ length: 3000 }, (_, at) => ({ ...texts, postCode: `code${at}`, postName: `name${at}` }))
  for (const some of [rows.slice(0, 1500), rows.slice(1500)]) {
    await server.deps.db.insertInto('posts').values(some).execute()
  }
})
afterAll(() => server.close())

test.each(['csv', 'xlsx'])(
  'a call that comes while a long %s is written is answered before its end',
  async (format) => {
    const ended: string[] = []
    const file = admin.ask(api.posts.export, { query: { format } })
    // As from the network: it comes when the thread is free to look for it.
    const list = turn().then(() => admin.ask(api.posts.list))
    void file.then(() => ended.push('file'))
    void list.then(() => ended.push('list'))
    expect([(await list).status, (await file).status]).toEqual([200, 200])
    expect(ended).toEqual(['list', 'file'])
  },
)
