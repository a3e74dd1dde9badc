import { api } from '#product/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aUser, errorOf, userForm, userPassword } from '#server-test/records/factories'
import { lastLog } from '#server-test/operation-logs'
import { openServer, signInAll, type ActorName, type Client, type TestServer } from '#server-test/server'

let server: TestServer
let clients: Record<ActorName, Client>

beforeAll(async () => {
  server = await openServer()
  clients = await signInAll(server)
})
afterAll(() => server.close())

const password = userPassword
const form = { nickname: '新同事', deptId: 5 }
const adding = (username: string, change: object = {}, client = clients.admin) =>
  client.ask(api.users.add, { body: { ...userForm(username), ...form, ...change } })
const add = (username: string, change: object = {}) => aUser(clients.admin, username, { ...form, ...change })
const read = async (userId: number) => (await clients.admin.get(api.users.read, { query: { userId } })).userInfo!
const logIn = (username: string, secret: string = password) =>
  server.client().ask(api.session.login, { body: { username, password: secret } })
const open = async (username: string, secret?: string) => server.client((await logIn(username, secret)).body.data)
const isOpen = async (client: Client) => (await client.ask(api.session.userInfo)).status === 200

describe('a new user', () => {
  test('gets defaults for what the form leaves out, and can sign in', async () => {
    const user = await read(await add('new.one'))
    expect(user).toMatchObject({
      ...form,
      username: 'new.one',
      status: 1,
      sex: 1,
      email: '',
      roleIds: [],
      postId: null,
    })
    expect(user.avatar).toMatch(/^data:image\/svg/)
    expect(await isOpen(await open('NEW.ONE'))).toBe(true)
  })

  test('has to change the password that somebody else chose, at the first sign-in', async () => {
    await add('new.two')
    const first = await open('new.two')
    expect((await first.get(api.session.userInfo)).mustChangePassword).toBe(true)
    expect(errorOf(await first.ask(api.profile.read))).toEqual([403, 'password.mustChange'])
    const token = await first.get(api.profile.changePassword, { body: { old: password, new: 'walnut desk 7' } })
    expect((await server.client(token).ask(api.profile.read)).status).toBe(200)
    expect((await (await open('new.two', 'walnut desk 7')).get(api.session.userInfo)).mustChangePassword).toBe(false)
  })

  test('has what the form says', async () => {
    const all = { phoneNumber: '13911112222', email: 'a@b.example', sex: 0, postId: 2, roleIds: [2, 3], remark: 'r' }
    expect(await read(await add('full'))).toMatchObject({ username: 'full' })
    expect(await read(await add('fuller', all))).toMatchObject(all)
    expect(await lastLog(server)).toMatchObject({ kind: 'add', target: 'user', after: [{ roleIds: [2, 3] }] })
  })

  test.each([
    ['username', { username: 'x' }],
    ['username', { username: 'x'.repeat(21) }],
    ['username', { username: 'with space' }],
    ['username', { username: '中文名' }],
    ['password', { password: '' }],
    ['password', { password: 'x'.repeat(129) }],
    ['password', { password: 'short 1' }],
    ['password', { password: 'Password123' }],
    ['password', { password: 'Gfhjkmgfhjkm' }],
    ['password', { password: 'Dragon123456' }],
    ['password', { password: 'my-WRONG-form-1' }],
    ['password', { password: 'my aTRIUm desk 41' }],
    ['nickname', { nickname: ' ' }],
    ['nickname', { nickname: 'x'.repeat(31) }],
    ['phoneNumber', { phoneNumber: '12800002210' }],
    ['phoneNumber', { phoneNumber: '1380000221' }],
    ['email', { email: 'nobody' }],
    ['email', { email: `${'x'.repeat(50)}@a.example` }],
    ['sex', { sex: 2 }],
    ['status', { status: true }],
    ['deptId', { deptId: 9999 }],
    ['deptId', { deptId: null }],
    ['postId', { postId: 9999 }],
    ['roleIds', { roleIds: [2, 9999] }],
    ['roleIds', { roleIds: [2, 2] }],
    ['roleIds.0', { roleIds: ['2'] }],
    ['remark', { remark: 'x'.repeat(501) }],
    ['mustChangePassword', { mustChangePassword: 0 }],
    ['userId', { userId: 7 }],
  ])('with a wrong %s is rejected at that field: %j', async (field, change) => {
    expect(errorOf(await adding('wrong', change))).toEqual([400, 'request.invalid', field])
  })

  test.each([
    ['username', { username: 'ADMIN' }],
    ['email', { email: 'EDITOR@atrium.example' }],
    ['phoneNumber', { phoneNumber: '13800002210' }],
  ])('shares no %s with another one, whatever the case', async (field, change) => {
    expect(errorOf(await adding('another', change))).toEqual([409, 'record.taken', field])
  })

  test('of ten at once with one name there is one', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => adding(at % 2 ? 'racer' : 'RACER')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('does not go into what is disabled', async () => {
    const { db } = server.deps
    const set = async (status: 0 | 1) => {
      await db.updateTable('depts').set({ status }).where('deptId', '=', 9).execute()
      await db.updateTable('posts').set({ status }).where('postId', '=', 3).execute()
      await db.updateTable('roles').set({ status }).where('roleId', '=', 4).execute()
    }
    await set(0)
    expect(errorOf(await adding('late', { deptId: 9 }))[2]).toBe('deptId')
    expect(errorOf(await adding('late', { postId: 3 }))[2]).toBe('postId')
    expect(errorOf(await adding('late', { roleIds: [4] }))[2]).toBe('roleIds')
    await set(1)
  })
})

test('in a real installation a password has twelve characters', async () => {
  const real = await openServer({ demo: false })
  const admin = await real.signIn('admin')
  expect((await admin.get(api.session.userInfo)).passwordLength).toBe(12)
  expect((await clients.admin.get(api.session.userInfo)).passwordLength).toBe(8)
  const body = { ...form, username: 'real', password: 'eleven chr1' }
  expect((await admin.ask(api.users.add, { body })).errorData.fields).toEqual({ password: '至少 12 个字符' })
  await admin.get(api.users.add, { body: { ...body, password: 'twelve chars' } })
  await real.close()
})

describe('an edit', () => {
  test('changes what it names and keeps the rest', async () => {
    const userId = await add('edited', { phoneNumber: '13911113333', roleIds: [3], postId: 1 })
    await clients.admin.get(api.users.edit, { body: { userId, nickname: '改', deptId: 6, version: 1 } })
    expect(await read(userId)).toMatchObject({ nickname: '改', deptId: 6, roleIds: [3], postId: 1, version: 2 })
    const body = { userId, nickname: '改', deptId: 6, postId: null, roleIds: [], phoneNumber: '', version: 2 }
    await clients.admin.get(api.users.edit, { body: { ...body, username: 'edited' } })
    expect(await read(userId)).toMatchObject({ roleIds: [], postId: null, phoneNumber: '' })
    expect(await lastLog(server)).toMatchObject({
      kind: 'edit',
      before: [{ roleIds: [3], phoneNumber: '13911113333' }],
      after: [{ roleIds: [], phoneNumber: '' }],
    })
  })

  test('keeps a department, post and roles that were disabled since', async () => {
    const userId = await add('keeper', { deptId: 9, roleIds: [4] })
    const { db } = server.deps
    const set = async (status: 0 | 1) => {
      await db.updateTable('depts').set({ status }).where('deptId', '=', 9).execute()
      await db.updateTable('roles').set({ status }).where('roleId', '=', 4).execute()
    }
    await set(0)
    await clients.admin.get(api.users.edit, { body: { userId, nickname: 'n', deptId: 9, roleIds: [4], version: 1 } })
    await clients.admin.get(api.users.edit, { body: { userId, nickname: 'n', deptId: 9, roleIds: [], version: 2 } })
    expect(await read(userId)).toMatchObject({ deptId: 9, roleIds: [], version: 3 })
    await set(1)
  })

  test('neither renames nor sets a password', async () => {
    const body = { userId: 3, ...form, version: 1 }
    expect(errorOf(await clients.admin.ask(api.users.edit, { body: { ...body, username: 'other' } }))[2]).toBe(
      'username',
    )
    expect(errorOf(await clients.admin.ask(api.users.edit, { body: { ...body, password } }))[2]).toBe('password')
  })

  test('of what somebody else has changed is stale, a change of roles included', async () => {
    const userId = await add('stale')
    await clients.admin.get(api.users.setRoles, { body: { userId, roleIds: [3] } })
    const body = { userId, ...form, version: 1 }
    expect(errorOf(await clients.admin.ask(api.users.edit, { body }))).toEqual([409, 'record.stale'])
    for (const call of [api.users.changeStatus, api.users.setRoles]) {
      const { status } = await clients.admin.ask(call, {
        body: { userId, version: 1, ...(call === api.users.setRoles ? { roleIds: [] } : { status: 0 }) },
      })
      expect(status).toBe(409)
    }
  })
})

describe('sessions end at once', () => {
  test('when the user is disabled, and are not there again when enabled', async () => {
    const userId = await add('switched')
    const client = await open('switched')
    await clients.admin.get(api.users.changeStatus, { body: { userId, status: 0 } })
    expect(await isOpen(client)).toBe(false)
    expect((await logIn('switched')).errorData.error).toBe('login.disabled')
    await clients.admin.get(api.users.changeStatus, { body: { userId, status: 1 } })
    expect(await isOpen(client)).toBe(false)
    expect(await isOpen(await open('switched'))).toBe(true)
  })

  test('when an edit disables the user', async () => {
    const userId = await add('edited.off')
    const client = await open('edited.off')
    await clients.admin.get(api.users.edit, { body: { userId, ...form, status: 0, version: 1 } })
    expect(await isOpen(client)).toBe(false)
  })

  test('when the user is deleted, whose name is free again', async () => {
    const userId = await add('deleted')
    const client = await open('deleted')
    await clients.admin.get(api.users.delete, { query: { ids: [userId] } })
    expect(await isOpen(client)).toBe(false)
    expect((await clients.admin.ask(api.users.read, { query: { userId } })).status).toBe(404)
    await add('deleted')
  })

  test('but not for a sign-in whose password was reset while it was verified', async () => {
    const userId = await add('overtaken')
    const { passwords } = server.deps
    const slow = await openServer({
      ...server.deps,
      empty: true,
      passwords: {
        ...passwords,
        async verify(hash, text) {
          const right = await passwords.verify(hash, text)
          await clients.admin.get(api.users.resetPassword, { body: { userId } })
          return right
        },
      },
    })
    const { status } = await slow.client().ask(api.session.login, { body: { username: 'overtaken', password } })
    expect(status).toBe(400)
    await slow.close()
  })
})

describe('nobody', () => {
  test('disables or deletes themselves', async () => {
    const userId = await add('second.admin', { roleIds: [1] })
    const { version } = await read(1)
    const body = { userId: 1, nickname: 'n', deptId: 1, status: 0, version }
    const answers = [
      await clients.admin.ask(api.users.edit, { body }),
      await clients.admin.ask(api.users.changeStatus, { body: { userId: 1, status: 0 } }),
      await clients.admin.ask(api.users.delete, { query: { ids: [userId, 1] } }),
    ]
    expect(answers.map(({ errorData }) => errorData.error)).toEqual(['user.isSelf', 'user.isSelf', 'user.isSelf'])
    await clients.admin.get(api.users.delete, { query: { ids: [userId] } })
  })

  test('takes the admin role from the last one who has it', async () => {
    const answer = await clients.admin.ask(api.users.setRoles, { body: { userId: 1, roleIds: [2] } })
    expect(errorOf(answer)).toEqual([409, 'user.lastAdmin'])
    expect((await read(1)).roleIds).toEqual([1])
  })

  test.each(['changeStatus', 'delete', 'setRoles'] as const)(
    'of two admins is gone with the other by %s at the same time',
    async (call) => {
      const userId = await add(`rival.${call.slice(0, 6)}`, { roleIds: [1] })
      const rival = await open(`rival.${call.slice(0, 6)}`)
      const input = (id: number) =>
        ({
          changeStatus: { body: { userId: id, status: 0 } },
          delete: { query: { ids: [id] } },
          setRoles: { body: { userId: id, roleIds: [] } },
        })[call]
      const answers = await Promise.all([
        clients.admin.ask(api.users[call], input(userId)),
        rival.ask(api.users[call], input(1)),
      ])
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      const admins = await server.deps.db
        .selectFrom('users')
        .innerJoin('userRoles', 'userRoles.userId', 'users.userId')
        .where('roleId', '=', 1)
        .where('status', '=', 1)
        .select('users.userId')
        .execute()
      expect(admins).toHaveLength(1)
      await restoreAdmin()
    },
  )
})

/** Puts the seeded admin back, who may have lost a race. */
async function restoreAdmin(): Promise<void> {
  const { db } = server.deps
  const seeded = { nickname: 'a', email: '', phoneNumber: '', avatar: '', address: '', userStory: '', remark: '' }
  const { passwordHash } = await db
    .selectFrom('users')
    .select('passwordHash')
    .where('userId', '=', 2)
    .executeTakeFirstOrThrow()
  const row = {
    ...seeded,
    userId: 1,
    deptId: 1,
    username: 'admin',
    sex: 1,
    mustChangePassword: 0,
    passwordHash,
  } as const
  await db.deleteFrom('users').where('username', 'like', 'rival%').execute()
  if (!(await db.selectFrom('users').select('userId').where('userId', '=', 1).executeTakeFirst()))
    await db
      .insertInto('users')
      .values({ ...row, status: 1, createdAt: 0 })
      .execute()
  await db.updateTable('users').set({ status: 1 }).where('userId', '=', 1).execute()
  await db.deleteFrom('userRoles').where('userId', '=', 1).execute()
  await db.insertInto('userRoles').values({ userId: 1, roleId: 1 }).execute()
  clients.admin = await server.signIn('admin')
}

describe('as editor', () => {
  const writes = (userId: number): [string, Parameters<Client['ask']>[0], object][] => [
    ['edit', api.users.edit, { body: { userId, nickname: 'n', deptId: 5, version: 1 } }],
    ['delete', api.users.delete, { query: { ids: [userId] } }],
    ['changeStatus', api.users.changeStatus, { body: { userId, status: 0 } }],
    ['setRoles', api.users.setRoles, { body: { userId, roleIds: [] } }],
    ['resetPassword', api.users.resetPassword, { body: { userId } }],
    ['resetFactors', api.users.resetFactors, { body: { userId } }],
  ]

  test.each([1, 3, 9999])(
    'user %d is out of reach of every write, and answers as one who does not exist',
    async (id) => {
      for (const [name, call, input] of writes(id)) {
        expect([name, ...errorOf(await clients.editor.ask(call, input))]).toEqual([name, 404, 'record.notFound'])
      }
    },
  )

  test('an admin in the own department is out of reach as well', async () => {
    const userId = await add('near.admin', { deptId: 5, roleIds: [1] })
    for (const [name, call, input] of writes(userId)) {
      expect([name, ...errorOf(await clients.editor.ask(call, input))]).toEqual([name, 404, 'record.notFound'])
    }
    await clients.admin.get(api.users.delete, { query: { ids: [userId] } })
  })

  test('several are deleted or none', async () => {
    const userId = await add('bystander')
    expect((await clients.editor.ask(api.users.delete, { query: { ids: [userId, 3] } })).status).toBe(404)
    await read(userId)
  })

  test('nobody is put into, or moved to, a department out of scope', async () => {
    expect(errorOf(await adding('stray', { deptId: 6 }, clients.editor))).toEqual([400, 'request.invalid', 'deptId'])
    const userId = await add('stayer')
    const body = { userId, nickname: 'n', deptId: 6, version: 1 }
    expect(errorOf(await clients.editor.ask(api.users.edit, { body }))).toEqual([400, 'request.invalid', 'deptId'])
    await clients.editor.get(api.users.edit, { body: { ...body, deptId: 5 } })
  })

  test('only held roles are given and taken, and others stay', async () => {
    for (const roleIds of [[1], [3], [2, 4]]) {
      expect(errorOf(await adding('upstart', { roleIds }, clients.editor))).toEqual([400, 'request.invalid', 'roleIds'])
    }
    const userId = await add('mixed', { roleIds: [3] })
    const set = (roleIds: number[]) => clients.editor.ask(api.users.setRoles, { body: { userId, roleIds } })
    expect(errorOf(await set([]))[2]).toBe('roleIds')
    expect(errorOf(await set([2, 3, 4]))[2]).toBe('roleIds')
    expect((await set([2, 3])).status).toBe(200)
    expect((await set([3])).status).toBe(200)
  })
})

test('a name taken by a user out of sight is rejected like one taken by a deleted one', async () => {
  expect(errorOf(await adding('Common', {}, clients.editor))).toEqual([409, 'record.taken', 'username'])
})
