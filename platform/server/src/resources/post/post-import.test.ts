import { api } from '#product/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { lastLog } from '#server-test/operation-logs'
import { openServer, signInAll, type ActorName, type Client, type TestServer } from '#server-test/server'

let server: TestServer
let clients: Record<ActorName, Client>
let importId = ''
let count = 0

beforeAll(async () => {
  server = await openServer()
  clients = await signInAll(server)
})
beforeEach(async () => {
  importId = `import-of-the-test-${++count}`
  await server.deps.db.deleteFrom('posts').where('postId', '>', 4).execute()
})
afterAll(() => server.close())

const row = (postCode: string, change: object = {}) => ({ postCode, postName: `n-${postCode}`, ...change })
const body = (rows: object[], options: object = {}) => ({
  rows,
  dryRun: false,
  updateExisting: false,
  importId,
  ...options,
})
const ask = (rows: object[], options?: object) => clients.admin.ask(api.posts.import, { body: body(rows, options) })
const run = (rows: object[], options?: object) => clients.admin.get(api.posts.import, { body: body(rows, options) })
const errorsOf = async (rows: object[], options?: object) => (await run(rows, { dryRun: true, ...options })).errors
const undo = () => clients.admin.get(api.posts.undoImport, { body: { importId } })
const read = async (postCode: string) =>
  (await clients.admin.get(api.posts.list, { query: { postCode } })).items.find((post) => post.postCode === postCode)

describe('an import of posts', () => {
  test('adds what is new, with defaults, and logs it', async () => {
    const full = { postNameEn: 'Nurse', postSort: '7', status: '停用', remark: "'=1" }
    const { ids, ...counts } = await run([row('nurse', full), row('porter')])
    expect(counts).toEqual({ added: 2, changed: 0, existing: [], rejected: 0, errors: [] })
    expect(await read('nurse')).toMatchObject({ ...full, postSort: 7, status: 0, remark: '=1', postId: ids[0] })
    expect(await read('porter')).toMatchObject({ postNameEn: '', postSort: 0, status: 1, postId: ids[1] })
    expect(await lastLog(server)).toMatchObject({ kind: 'import', target: 'post', targetIds: ids })
  })

  test('changes by code what its cells say, and nothing where they say what is there', async () => {
    const former = await read('pm')
    const result = await run(
      [
        { postCode: 'PM', postSort: '9' },
        { postCode: 'ceo', status: 'enabled' },
      ],
      {
        updateExisting: true,
      },
    )
    expect(result).toMatchObject({ added: 0, changed: 2, ids: [2, 1] })
    expect(await read('pm')).toEqual({ ...former, postSort: 9, version: former!.version + 1 })
    expect((await lastLog(server)).targetIds).toEqual([2])
    await undo()
    expect(await read('pm')).toEqual({ ...former, version: former!.version + 2 })
  })

  test('is of all rows or none', async () => {
    const { status, errorData } = await ask([row('good'), row('bad', { postSort: '-1' }), row('GOOD')])
    expect([status, Object.keys(errorData.fields!)]).toEqual([
      400,
      ['rows.1.postSort', 'rows.2.postCode', 'rows.2.postName'],
    ])
    expect(await read('good')).toBeUndefined()
  })

  test.each([
    ['postCode', { postCode: undefined }, '必填'],
    ['postCode', { postCode: 'x'.repeat(65) }, '最多 64 个字符'],
    ['postCode', { postCode: 'CEO' }, '该岗位已存在。要更新请勾选「更新已有岗位」，否则换一个岗位编码'],
    ['postName', { postName: ' ' }, '必填'],
    ['postName', { postName: '总经理' }, '已被使用，请换一个'],
    ['postSort', { postSort: '1.5' }, '请填写整数'],
    ['status', { status: '开启' }, '没有可选的「开启」，可选：启用、停用'],
  ])('finds a wrong %s: %j', async (column, change, message) => {
    expect(await errorsOf([row('fresh', change)])).toEqual([{ row: 0, fields: { [column]: message } }])
  })

  test('says in English what is wrong', async () => {
    const english = await server.signIn('admin', 'en')
    const { errors } = await english.get(api.posts.import, { body: body([row('ceo')], { dryRun: true }) })
    expect(errors[0]!.fields).toEqual({
      postCode: 'This post exists. Choose to update existing posts, or another post code',
    })
  })

  test('rejects what comes twice in the file, and columns that it does not have', async () => {
    const twice = [row('one', { postName: 'same' }), row('two', { postName: 'SAME' })]
    expect(await errorsOf(twice)).toEqual([{ row: 1, fields: { postName: '与第 1 行重复' } }])
    expect(Object.keys((await ask([row('one', { salary: '1' })])).errorData.fields!)).toEqual(['rows.0.salary'])
  })

  test('is for those who have its permission', async () => {
    const { status } = await clients.common.ask(api.posts.import, { body: body([row('one')]) })
    expect(status).toBe(403)
  })

  test('has a template with its headings, and lists what cells may say', async () => {
    const file = await clients.admin.ask(api.posts.importTemplate, { query: { format: 'csv' } })
    expect((await file.body.data.text()).trim()).toBe('岗位编码,岗位名称,英文名称,排序,状态,备注')
    expect(await clients.admin.get(api.posts.importChoices)).toEqual({ status: ['启用', '停用'] })
  })

  test('takes back what was exported', async () => {
    const { body: file } = await clients.admin.ask(api.posts.export, { query: { format: 'csv' } })
    const [headings, ...lines] = (await file.data.text()).trim().split('\r\n')
    const keys = {
      岗位编码: 'postCode',
      岗位名称: 'postName',
      英文名称: 'postNameEn',
      排序: 'postSort',
      状态: 'status',
    }
    const titles = headings!.split(',')
    const rows = lines.map((line) =>
      Object.fromEntries(
        line.split(',').flatMap((cell, at) => {
          const key = keys[titles[at] as keyof typeof keys]
          return key ? [[key, cell]] : []
        }),
      ),
    )
    expect(await run(rows, { updateExisting: true })).toMatchObject({ added: 0, changed: 4, rejected: 0 })
    expect((await lastLog(server)).targetIds).toEqual([])
  })
})

describe('an undo of an import of posts', () => {
  test('leaves a post that was changed since or that somebody holds', async () => {
    const { ids } = await run([row('free'), row('held'), row('changed')])
    await server.deps.db.updateTable('users').set({ postId: ids[1] }).where('userId', '=', 4).execute()
    const form = { postCode: 'changed', postName: 'other', postSort: 1 }
    await clients.admin.get(api.posts.edit, { body: { ...form, postId: ids[2]!, version: 1 } })
    expect(await undo()).toEqual({
      removed: 1,
      restored: 0,
      left: [
        { id: ids[1], name: 'held', reason: '该岗位正被 1 名用户使用，不能删除' },
        { id: ids[2], name: 'changed', reason: '导入后又有改动' },
      ],
      isMore: false,
    })
    expect([await read('free'), (await read('held'))?.postId]).toEqual([undefined, ids[1]])
    await server.deps.db.updateTable('users').set({ postId: null }).where('userId', '=', 4).execute()
  })

  test('of 10,000 posts in one call', async () => {
    await run(Array.from({ length: 10_000 }, (_, at) => row(`code${at}`)))
    expect(await undo()).toMatchObject({ removed: 10_000, left: [] })
  }, 60_000)
})
