import { api, contract } from '#product/contract'
import type { Endpoint } from 'atrium/contract/endpoint'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type * as z from 'zod'
import { downloadFile, readCsv, readSheet } from '#server-test/files'
import { openServer, signInAll, type ActorName, type Client, type TestServer } from '#server-test/server'

const { endpoints } = contract

let server: TestServer
let clients: Record<ActorName, Client>
let english: Client
const formulas = [
  '=1+1',
  '+1',
  '-1',
  '@sum',
  '＝1+1',
  '＋1',
  '－1',
  '＠sum',
  '\tx',
  '\rx',
  '\nx',
  'a=1',
  'a,"b"\nc',
  '<&>',
  '_x0041_',
  'nul\u0001',
]

beforeAll(async () => {
  server = await openServer()
  clients = await signInAll(server)
  english = await server.signIn('admin', 'en')
  const texts = { postNameEn: '', status: 1, postSort: 9 } as const
  const rows = formulas.map((remark, at) => ({ ...texts, postCode: `code${at}`, postName: `name${at}`, remark }))
  await server.deps.db.insertInto('posts').values(rows).execute()
})
afterAll(() => server.close())

const download = (endpoint: Endpoint, query: object = {}, client = clients.admin) =>
  downloadFile(client, endpoint, query)
const csv = (endpoint: Endpoint, query: object = {}, client = clients.admin) => readCsv(client, endpoint, query)
const firsts = async (...given: Parameters<typeof csv>) => (await csv(...given)).slice(1).map(([id]) => id)

// That of a form's entries is named by the form and needs to know which one: its own tests have it.
const lists = endpoints.filter(
  ([name, { query }]) => 'format' in ((query as Partial<z.ZodObject>).shape ?? {}) && name !== 'formEntries.export',
)

test.each(lists)('%s comes as csv and as xlsx, named in the language of the reader', async (_, endpoint) => {
  const xlsx = await download(endpoint)
  expect(xlsx.headers.get('content-type')).toContain('spreadsheetml')
  expect(xlsx.headers.get('content-disposition')).toMatch(
    // A module may have no Chinese name yet.
    /^attachment; filename="[\w-]+-[\d-]+\.xlsx"; filename\*=UTF-8''[\w%-]+-\d{4}-\d\d-\d\d\.xlsx$/,
  )
  const { headers } = await download(endpoint, { format: 'csv' }, english)
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[a-z-]+-\d{4}-\d\d-\d\d\.csv"; /)
  expect(headers.get('cache-control')).toBe('no-store')
  const [heading] = await csv(endpoint, {}, english)
  expect(heading!.every((title) => /^[\w ():/]+$/.test(title))).toBe(true)
})

describe('a file of users', () => {
  test('holds of each what the list does', async () => {
    const [heading, , editor] = await csv(api.users.export)
    expect(heading!.slice(0, 4)).toEqual(['编号', '用户名', '昵称', '部门'])
    expect(editor!.slice(0, 10)).toEqual([
      '2',
      'editor',
      '陈思远',
      '平台组',
      '15900007745',
      'editor@atrium.example',
      '男',
      '项目经理',
      '编辑',
      '启用',
    ])
    expect((await csv(api.users.export)).flat().join()).not.toContain('argon2')
  })

  test('honours the filters of the list', async () => {
    expect(await firsts(api.users.export, { username: 'EDIT' })).toEqual(['2'])
    expect(await firsts(api.users.export, { deptId: 2 })).toEqual(['2'])
    expect(await firsts(api.users.export, { search: '思远' })).toEqual(['2'])
    expect(await firsts(api.users.export, { roleId: 3 })).toEqual(['3'])
    expect(await firsts(api.users.export, { postId: 2 })).toEqual(['2'])
    expect(await firsts(api.users.export, { status: 0 })).toEqual([])
  })

  test('has the order of the list', async () => {
    const expected = async (query: object) =>
      (await clients.admin.get(api.users.list, { query: { ...query, size: 100 } })).items.map(
        ({ userId }) => `${userId}`,
      )
    for (const query of [{}, { order: 'desc' }, { sort: 'username', order: 'desc' }, { sort: 'nickname', roleId: 2 }])
      expect(await firsts(api.users.export, query)).toEqual(await expected(query))
  })

  test('ends at the scope of the caller', async () => {
    expect(await firsts(api.users.export, {}, clients.editor)).toEqual(['2'])
    expect(await firsts(api.roles.export, {}, clients.editor)).toEqual(['2'])
    expect(await firsts(api.depts.export, {}, clients.editor)).toEqual(['5'])
    const names = async (endpoint: Endpoint) => (await csv(endpoint, {}, clients.editor)).slice(1).map((row) => row[2])
    expect(new Set(await names(api.signInLogs.export))).toEqual(new Set(['editor']))
    await clients.guest.ask(api.posts.delete, { query: { ids: [1] } })
    expect(await names(api.operationLogs.export)).toEqual([])
    expect(await firsts(api.operationLogs.export)).toHaveLength(1)
  })

  test.each([
    ['format', { format: 'pdf' }],
    ['page', { page: 1 }],
    ['deptId', { deptId: '01' }],
    ['timeZone', { timeZone: 'Asia/Atlantis' }],
  ])('rejects a wrong %s in the wrapper', async (field, query) => {
    const { status, errorData } = await clients.admin.ask(api.users.export, { query })
    expect([status, Object.keys(errorData.fields!)]).toEqual([400, [field]])
  })
})

describe('a file of more rows than are read at once', () => {
  const many = 600
  const at = (place: number) => 1_700_000_000_000 + Math.floor(place / 3)
  beforeAll(async () => {
    const { db } = server.deps
    const row = { username: 'admin', userId: 1, result: 'success', address: '', agent: '', day: '2023-11-14' }
    const rows = Array.from({ length: many }, (_, place) => ({ ...row, at: at(place) }))
    await db.insertInto('signIns').values(rows).execute()
    const operation = {
      operation: 'PUT /api/x',
      kind: 'edit',
      target: 'post',
      targetIds: '[]',
      before: '[]',
      after: '[]',
    }
    const who = { userId: 1, username: 'admin', address: '', agent: '', result: 'done' }
    const logs = Array.from({ length: many }, (_, place) => ({ ...operation, ...who, at: at(place) }))
    await db.insertInto('operationLogs').values(logs).execute()
  })

  test.each([
    ['sign-in log', api.signInLogs, 'signInId'],
    ['operation log', api.operationLogs, 'logId'],
  ] as const)(
    'of the %s is newest first, as the list is, or oldest first, and holds each row once',
    async (_, calls, id) => {
      for (const query of [{}, { order: 'asc' }] as const) {
        const { items } = await clients.admin.get(calls.list as typeof api.signInLogs.list, {
          query: { ...query, size: 100 },
        })
        const ids = await firsts(calls.export, query)
        expect(ids.slice(0, 100)).toEqual(items.map((row) => String(row[id as 'signInId'])))
        expect(new Set(ids).size).toBe(ids.length)
        expect(ids.length).toBeGreaterThanOrEqual(many)
      }
    },
  )
})

test('a cell that looks like a formula is plain text in csv', async () => {
  const remarks = (await csv(api.posts.export)).slice(5).map((row) => row.at(-1))
  const marked = formulas.map((text, at) => (at < 11 ? `'${text}` : text))
  expect(remarks).toEqual(marked)
})

test('a cell is text in xlsx, whatever it looks like', async () => {
  const sheet = await readSheet(clients.admin, api.posts.export)
  expect(sheet).not.toMatch(/<f>|'=1/)
  expect(sheet).toContain('<c r="G6" t="inlineStr" s="2"><is><t xml:space="preserve">=1+1</t></is></c>')
  expect(sheet).toContain('<c r="G10" t="inlineStr" s="2"><is><t xml:space="preserve">＝1+1</t></is></c>')
  expect(sheet.match(/<c r="G\d+" t="inlineStr" s="2">/g)).toHaveLength(11)
  expect(sheet).toContain('&lt;&amp;&gt;')
  expect(sheet).toContain('_x005F_x0041_')
  expect(sheet).toContain('>nul<')
  expect(sheet).toContain('<c r="A6"><v>5</v></c>')
  expect(sheet.match(/<row /g)).toHaveLength(5 + formulas.length)
})

test('more rows than a batch has are all there, in order', async () => {
  const { db } = server.deps
  const row = { day: '2026-01-01', userId: 1, result: 'success', address: '', agent: '' }
  const rows = Array.from({ length: 2000 }, (_, at) => ({ ...row, at: 1, username: `bulk${at}` }))
  for (let from = 0; from < rows.length; from += 500) {
    await db
      .insertInto('signIns')
      .values(rows.slice(from, from + 500))
      .execute()
  }
  const names = (await csv(api.signInLogs.export, { username: 'bulk' })).slice(1).map((cells) => cells[2])
  expect(names).toEqual(rows.map(({ username }) => username).toReversed())
})

test('a download that is given up reads no further', async () => {
  const answer = await server.app.request('/api/system/signInLog/export?format=csv', {
    headers: { token: clients.admin.token! },
  })
  const reader = answer.body!.getReader()
  await reader.read()
  const errors = vi.spyOn(console, 'error')
  await reader.cancel()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(errors).not.toHaveBeenCalled()
  errors.mockRestore()
})

test('a template to import users has the headings of the import', async () => {
  expect(await csv(api.userImport.template)).toEqual([
    ['用户名', '昵称', '部门', '手机号', '邮箱', '性别', '岗位', '角色', '状态', '备注'],
  ])
})

test('a person has two files written at once; a third is told to wait, and others are not', async () => {
  const open = (client: Client) =>
    server.app.request('/api/system/signInLog/export?format=csv', {
      headers: { token: client.token!, lang: 'en' },
    })
  const [first, second] = [await open(clients.admin), await open(clients.admin)]
  const third = await open(clients.admin)
  expect([third.status, third.headers.get('retry-after')]).toEqual([429, '5'])
  expect(await third.json()).toMatchObject({
    msg: 'You have 2 exports under way. Wait until one of them is done, then try again',
    data: { error: 'export.tooMany' },
  })
  const other = await open(clients.editor)
  expect(other.status).toBe(200)
  await other.text()
  await first.body!.cancel()
  const next = await open(clients.admin)
  expect((await open(clients.admin)).status).toBe(429)
  await Promise.all([second.text(), next.text()])
  const after = await open(clients.admin)
  expect(after.status).toBe(200)
  await after.text()
})
