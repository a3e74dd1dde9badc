import { api } from '#product/contract'
import type { UserImportKey } from 'atrium/contract/system/import/user-import-columns'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { noPassword } from '#server/credentials/no-password'
import { openServer, type Client, type TestServer } from '#server-test/server'
import { blank } from '../user-writes'

type ImportRow = Partial<Record<UserImportKey, string>>

let server: TestServer
let clients: Record<'admin' | 'editor', Client>

beforeAll(async () => {
  server = await openServer()
  clients = { admin: await server.signIn('admin'), editor: await server.signIn('editor') }
})
beforeEach(restore)
afterAll(() => server.close())

/** Numbers that look like chance and are the same in every run. */
function chance(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const cells: Record<keyof ImportRow, readonly string[]> = {
  username: [
    '',
    'x',
    'ADMIN',
    'editor',
    'common',
    'guest',
    'Twin',
    'twin',
    'fresh',
    "'-a1",
    'a b',
    '张三',
    '\uD800',
    'x'.repeat(21),
  ],
  nickname: ['', '李娜', 'x'.repeat(31), '\u0000', '\uD800', '😀', '=1+1', '   '],
  dept: [
    '',
    '平台组',
    '市场部',
    '财务部',
    'Atrium 集团/研发中心',
    'PLATFORM',
    '没有',
    '\uDC00',
    'constructor',
    '__proto__',
  ],
  phoneNumber: ['', '13800002210', '15900007745', '13911110000', '123', '１３９１１１１００００'],
  email: [
    '',
    'EDITOR@atrium.example',
    'new@a.example',
    'NEW@A.example',
    'İ@a.example',
    '@',
    `${'x'.repeat(50)}@a.example`,
  ],
  sex: ['', '男', 'FEMALE', '1', '2', 'constructor'],
  post: ['', '项目经理', 'ceo', '没有', '__proto__'],
  roles: ['', 'admin', '编辑', 'editor;访客', '普通用户、普通用户', '编辑, 没有', ',', '、'],
  status: ['', '启用', '停用', '0', '1', 'x'],
  remark: ['', 'r', 'x'.repeat(501), '\uD800', '\t'],
}
const columns = Object.keys(cells) as (keyof ImportRow)[]

function someRows(draw: (below: number) => number): ImportRow[] {
  const pick = (column: keyof ImportRow) => [column, cells[column][draw(cells[column].length)]!] as const
  return Array.from({ length: 1 + draw(3) }, (_, at) => {
    // Mostly right, so that the errors of one cell can be seen alone.
    const right = { username: `person${at}`, nickname: 'n', dept: '平台组' }
    const changed = columns.filter(() => draw(4) === 0)
    return { ...right, ...Object.fromEntries(changed.map(pick)) }
  })
}

/** The users of the seed as they were, and nobody else. */
async function restore(): Promise<void> {
  const { db } = server.deps
  await db.deleteFrom('users').where('userId', '>', 4).execute()
  await db.deleteFrom('userRoles').execute()
  await db
    .insertInto('userRoles')
    .values([1, 2, 3, 4].map((id) => ({ userId: id, roleId: id })))
    .execute()
  const seeded = { status: 1, deptId: 5, phoneNumber: '', email: '', postId: null } as const
  await db.updateTable('users').set(seeded).execute()
  const contact = { email: 'editor@atrium.example', phoneNumber: '15900007745' }
  await db.updateTable('users').set(contact).where('userId', '=', 2).execute()
  await db.updateTable('users').set({ phoneNumber: '13800002210' }).where('userId', '=', 1).execute()
  const account = { passwordHash: noPassword, mustChangePassword: 1, createdAt: 0, avatar: '' } as const
  await db
    .insertInto('users')
    .values({ ...blank, ...account, username: 'twin', nickname: 'n', deptId: 5 })
    .execute()
}

const run = (client: Client, rows: ImportRow[], dryRun: boolean, updateExisting: boolean) =>
  client.ask(api.userImport.run, { body: { rows, dryRun, updateExisting } })

/** Returns what a dry run says as a run that is rejected would say it. */
function said({ status, body, errorData }: Awaited<ReturnType<typeof run>>) {
  if (status !== 200) return { status, ...errorData }
  const fields = body.data.errors.flatMap(({ row, fields: wrong }) =>
    Object.entries(wrong).map(([column, message]) => [`rows.${row}.${column}`, message]),
  )
  const { added, changed } = body.data
  if (fields.length === 0) return { status: 200, added, changed }
  return { status: 400, error: 'request.invalid', fields: Object.fromEntries(fields) as object }
}

describe.each(['admin', 'editor'] as const)('as %s, a dry run says what the import itself says', (name) => {
  test.each([true, false])('of any rows, with updateExisting %s', async (updateExisting) => {
    const draw = chance(name === 'admin' ? 1 : 2)
    let rejected = 0
    for (let round = 0; round < 50; round++) {
      const rows = someRows(draw)
      const dry = await run(clients[name], rows, true, updateExisting)
      const real = await run(clients[name], rows, false, updateExisting)
      expect({ rows, ...said(real) }).toEqual({ rows, ...said(dry) })
      if (real.status === 200) {
        await restore()
        clients = { admin: await server.signIn('admin'), editor: await server.signIn('editor') }
      } else rejected++
    }
    expect(rejected).toBeGreaterThan(10)
    expect(rejected).toBeLessThan(50)
  })
})

describe('the last admin who can sign in', () => {
  const errors = async (rows: ImportRow[]) => {
    const dry = await run(clients.admin, rows, true, true)
    const real = await run(clients.admin, rows, false, true)
    expect(said(real)).toEqual(said(dry))
    return dry.body.data.errors
  }
  const text = '至少要保留一名能登录的管理员'
  const makeAdmin = (userId: number) => server.deps.db.insertInto('userRoles').values({ userId, roleId: 1 }).execute()

  test('keeps the role', async () => {
    expect(await errors([{ username: 'admin', roles: 'guest' }])).toEqual([{ row: 0, fields: { roles: text } }])
  })

  test('is left where all of several go at once', async () => {
    await makeAdmin(3)
    const rows = [{ username: 'admin', roles: 'guest' }, { username: 'guest' }, { username: 'common', status: '停用' }]
    expect(await errors(rows)).toEqual([
      { row: 0, fields: { roles: text } },
      { row: 2, fields: { status: text } },
    ])
  })

  test('is not somebody without a password', async () => {
    const { userId } = await server.deps.db
      .selectFrom('users')
      .where('username', '=', 'twin')
      .select('userId')
      .executeTakeFirstOrThrow()
    await makeAdmin(userId)
    const rows = [
      { username: 'admin', roles: 'guest' },
      { username: 'newcomer', nickname: 'n', dept: '平台组', roles: 'admin' },
    ]
    expect(await errors(rows)).toEqual([{ row: 0, fields: { roles: text } }])
  })

  test('may be somebody who becomes one by the same file', async () => {
    const rows = [
      { username: 'admin', roles: 'guest' },
      { username: 'common', roles: 'admin' },
    ]
    expect(await errors(rows)).toEqual([])
  })
})
