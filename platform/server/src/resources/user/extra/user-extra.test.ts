import type { api } from '#product/contract'
import { extraOf } from 'atrium/contract/system/user/extra-fields'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readCsv, readRecords } from '#server-test/files'
import { lastLog } from '#server-test/operation-logs'
import { errorOf, userForm } from '#server-test/records/factories'
import { blankExtra, hr, hrServer } from '#server-test/records/user-fields'
import { openServer, productWith, type Client, type TestServer } from '#server-test/server'

const product = productWith(hr, hrServer)
const calls = product.contract.api as unknown as typeof api

let server: TestServer
let admin: Client

beforeAll(async () => {
  server = await openServer({ product })
  admin = await server.signIn('admin', 'en')
})
beforeEach(() => server.deps.db.deleteFrom('users').where('userId', '>', 4).execute())
afterAll(() => server.close())

const full = { employeeNo: 'A-1', floor: 3, hiredOn: '2026-01-31', isRemote: true, grade: 's' }
const formOf = (username: string, extra: object) => ({ ...userForm(username), extra: { hr: extra } })
const add = (username: string, extra: object = {}) => admin.get(calls.users.add, { body: formOf(username, extra) })
const read = async (userId: number) => (await admin.get(calls.users.read, { query: { userId } })).userInfo!
const edit = (userId: number, version: number, extra: object) =>
  admin.ask(calls.users.edit, { body: { userId, version, nickname: 'n', deptId: 5, extra: { hr: extra } } })
const list = async (query: object) =>
  (await admin.ask(calls.users.list, { query })).body.data.items.map(({ username }) => username)
const storedRows = async () => {
  const { rows } = await sql<{ userId: number }>`select user_id from hr_user_fields`.execute(server.deps.db)
  return rows.map(({ userId }) => userId)
}

describe('a user with extra fields', () => {
  test('is read with what was filled in, in the record and in the list', async () => {
    const userId = await add('ann', full)
    expect(extraOf(await read(userId))).toEqual({ hr: full })
    const { items } = await admin.get(calls.users.list, { query: {} })
    expect(extraOf(items.find((user) => user.userId === userId)!)).toEqual({ hr: full })
    expect(extraOf(items.find(({ username }) => username === 'guest')!)).toEqual({ hr: blankExtra })
  })

  test('keeps what an edit leaves out, and can be emptied', async () => {
    const userId = await add('ann', full)
    expect((await edit(userId, 1, { floor: -2 })).status).toBe(200)
    expect(extraOf(await read(userId))).toEqual({ hr: { ...full, floor: -2 } })
    expect((await edit(userId, 2, blankExtra)).status).toBe(200)
    expect(extraOf(await read(userId))).toEqual({ hr: blankExtra })
  })

  test('who had none gets some by an edit', async () => {
    const userId = await add('ann')
    expect(await storedRows()).toEqual([])
    await edit(userId, 1, { employeeNo: 'B-7' })
    expect(extraOf(await read(userId))).toEqual({ hr: { ...blankExtra, employeeNo: 'B-7' } })
  })

  test('takes them along when deleted', async () => {
    const userId = await add('ann', full)
    expect(await storedRows()).toEqual([userId])
    await admin.get(calls.users.delete, { query: { ids: [userId] } })
    expect(await storedRows()).toEqual([])
    expect((await lastLog(server)).before).toMatchObject([{ 'extra.hr.employeeNo': 'A-1' }])
  })

  test('is in the operation log with the fields before and after', async () => {
    const userId = await add('ann', full)
    expect((await lastLog(server)).after).toMatchObject([{ 'extra.hr.employeeNo': 'A-1', 'extra.hr.isRemote': 1 }])
    await edit(userId, 1, { grade: 'j', isRemote: false })
    const { before, after } = await lastLog(server)
    expect(before).toMatchObject([{ 'extra.hr.grade': 's', 'extra.hr.isRemote': 1, 'extra.hr.floor': 3 }])
    expect(after).toMatchObject([{ 'extra.hr.grade': 'j', 'extra.hr.isRemote': 0, 'extra.hr.floor': 3 }])
    const { fields, extraFormats } = product.contract.recordKinds['user']!
    expect(fields['extra.hr.grade']).toEqual({ zh: '职级', en: 'Grade' })
    expect(extraFormats).toEqual({ 'extra.hr.grade': { dictType: 'hr_grade' }, 'extra.hr.isRemote': 'yesNo' })
  })
})

test.each([
  ['extra.hr.employeeNo', { employeeNo: 'x'.repeat(21) }],
  ['extra.hr.floor', { floor: 41 }],
  ['extra.hr.floor', { floor: 1.5 }],
  ['extra.hr.hiredOn', { hiredOn: '2026-02-30' }],
  ['extra.hr.isRemote', { isRemote: 1 }],
  ['extra.hr.grade', { grade: 'none' }],
  ['extra.hr.salary', { salary: 1 }],
])('a wrong %s is an error at that field: %j', async (field, extra) => {
  expect(errorOf(await admin.ask(calls.users.add, { body: formOf('ann', extra) }))).toEqual([
    400,
    'request.invalid',
    field,
  ])
})

test('a unique field has one user, whatever the case, and an empty one many', async () => {
  await add('ann', { employeeNo: 'A-1' })
  const taken = await admin.ask(calls.users.add, { body: formOf('bob', { employeeNo: 'a-1' }) })
  expect(errorOf(taken)).toEqual([409, 'record.taken', 'extra.hr.employeeNo'])
  const bob = await add('bob', { employeeNo: '', floor: 1 })
  await add('cid', { employeeNo: '', floor: 1 })
  expect(errorOf(await edit(bob, 1, { employeeNo: 'A-1' }))).toEqual([409, 'record.taken', 'extra.hr.employeeNo'])
})

describe('the list', () => {
  const names = new Set(['ann', 'bob', 'cid'])
  beforeEach(async () => {
    await add('ann', { hiredOn: '2026-03-01', employeeNo: 'Z-1', grade: 'j' })
    await add('bob', { hiredOn: '2024-03-01', isRemote: true, grade: 's' })
    await add('cid', { hiredOn: '2025-03-01' })
  })

  test('goes by an extra field in both directions, users without one last', async () => {
    const sorted = async (order: string) => (await list({ sort: 'extra.hr.hiredOn', order })).slice(0, 4)
    expect((await sorted('asc')).slice(0, 3)).toEqual(['bob', 'cid', 'ann'])
    expect((await sorted('desc')).slice(0, 3)).toEqual(['ann', 'cid', 'bob'])
    expect(await list({ sort: 'extra.hr.hiredOn', size: 2, page: 2 })).toEqual(['ann', 'admin'])
    const { errorData } = await admin.ask(calls.users.list, { query: { sort: 'extra.hr.grade' } })
    expect(Object.keys(errorData.fields!)).toEqual(['sort'])
  })

  test('finds the keyword in an extra field', async () => {
    expect(await list({ search: 'z-1' })).toEqual(['ann'])
  })

  test('is filtered by a value of a dictionary and by a switch', async () => {
    expect(await list({ 'extra.hr.grade': 's' })).toEqual(['bob'])
    expect(await list({ 'extra.hr.isRemote': 1 })).toEqual(['bob'])
    expect((await list({ 'extra.hr.isRemote': 0 })).filter((name) => names.has(name))).toEqual(['ann', 'cid'])
  })

  test('is exported with the fields by their names, in its order', async () => {
    const query = { sort: 'extra.hr.hiredOn', timeZone: 'UTC' }
    const rows = await readRecords(admin, calls.users.export, query)
    expect(rows.slice(0, 3)).toMatchObject([
      { 'User name': 'bob', 'Hired on': '2024-03-01', Remote: 'Yes', Grade: 'Senior', Floor: '' },
      { 'User name': 'cid', 'Hired on': '2025-03-01', Remote: 'No', Grade: '' },
      { 'User name': 'ann', 'Employee no.': 'Z-1', Grade: 'Junior' },
    ])
  })
})

describe('an import', () => {
  const run = (rows: object[], options: object = {}) =>
    admin.ask(calls.userImport.run, { body: { rows, dryRun: false, updateExisting: true, ...options } })
  const row = (username: string, change: object = {}) => ({ username, nickname: 'n', dept: '平台组', ...change })
  const cells = (extra: object) =>
    Object.fromEntries(Object.entries(extra).map(([name, text]) => [`extra.hr.${name}`, text]))

  test('has the fields in its form, and says what their cells may be', async () => {
    const [heading] = await readCsv(admin, calls.userImport.template, {})
    expect(heading!.slice(-5)).toEqual(['Employee no.', 'Floor', 'Hired on', 'Remote', 'Grade'])
    expect(await admin.get(calls.userImport.choices)).toMatchObject({
      'extra.hr.isRemote': ['Yes', 'No'],
      'extra.hr.grade': ['Junior', 'Senior'],
    })
  })

  test('adds and changes them, by labels and by values', async () => {
    const added = await run([
      row('ann', cells({ employeeNo: 'A-1', floor: '-1', hiredOn: '2026-01-31', isRemote: '是', grade: 'senior' })),
      row('bob', cells({ grade: 'j' })),
    ])
    const [ann, bob] = added.body.data.ids as number[]
    expect(extraOf(await read(ann!))).toEqual({ hr: { ...full, floor: -1 } })
    expect(extraOf(await read(bob!))).toEqual({ hr: { ...blankExtra, grade: 'j' } })
    await run([{ username: 'ann', ...cells({ floor: '7' }) }])
    expect(await read(ann!)).toMatchObject({ version: 2, extra: { hr: { ...full, floor: 7 } } })
    await run([{ username: 'ann', ...cells({ floor: '7' }) }])
    expect((await read(ann!)).version).toBe(2)
  })

  test('finds what is wrong with a row before anything is added', async () => {
    await add('ann', { employeeNo: 'A-1' })
    const wrong = [
      row('one', cells({ employeeNo: 'a-1' })),
      row('two', cells({ employeeNo: 'B-1', floor: 'high', hiredOn: '31.1.2026' })),
      row('three', cells({ employeeNo: 'b-1', isRemote: 'maybe', grade: 'x' })),
    ]
    const { errors, added } = (await run(wrong, { dryRun: true })).body.data
    expect(added).toBe(0)
    expect(errors.map(({ fields }) => Object.keys(fields).map((key) => key.slice('extra.hr.'.length)))).toEqual([
      ['employeeNo'],
      ['floor', 'hiredOn'],
      ['isRemote', 'grade', 'employeeNo'],
    ])
    const { status, errorData } = await run(wrong)
    expect([status, errorData.fields!['rows.1.extra.hr.floor']]).toEqual([400, expect.any(String)])
    expect(await list({ username: 'one' })).toEqual([])
  })
})

test('the description of the API has the fields', async () => {
  const document = await (await server.app.request('/api/openapi.json')).json()
  const text = JSON.stringify(document.paths['/api/system/user'].post.requestBody)
  expect(text).toContain('"hiredOn"')
  const names = document.paths['/api/system/user/list'].get.parameters.map(({ name }: { name: string }) => name)
  expect(names).toContain('extra.hr.grade')
})

test('fields of a module that does not run are neither shown nor taken', async () => {
  const other = await openServer({ product, modules: ['forms'] })
  const client = await other.signIn('admin')
  const { items } = await client.get(calls.users.list, { query: {} })
  expect(extraOf(items[0]!)).toEqual({})
  const rejected = [
    await client.ask(calls.users.add, { body: formOf('ann', full) }),
    await client.ask(calls.users.list, { query: { sort: 'extra.hr.floor' } }),
    await client.ask(calls.users.list, { query: { 'extra.hr.grade': 's' } }),
  ]
  expect(rejected.map(errorOf)).toEqual([
    [400, 'request.invalid', 'extra.hr'],
    [400, 'request.invalid', 'sort'],
    [400, 'request.invalid', 'extra.hr.grade'],
  ])
  expect(await client.get(calls.session.userInfo)).toMatchObject({ userFields: [] })
  expect(await admin.get(calls.session.userInfo)).toMatchObject({ userFields: ['hr'] })
  await other.close()
})
