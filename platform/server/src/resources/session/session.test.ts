import { api } from '#product/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword, openServer, type Client, type TestServer } from '#server-test/server'

let server: TestServer
let nobody: Client

beforeAll(async () => {
  server = await openServer()
  nobody = server.client()
})
afterAll(() => server.close())

const logIn = (username: unknown, password: unknown, on = server, language: 'zh-cn' | 'en' = 'zh-cn') =>
  on.client(undefined, language).ask(api.session.login, { body: { username, password } })

describe('signing in', () => {
  test('answers a token that opens the session', async () => {
    const { body } = await logIn('admin', demoPassword)
    expect(body).toMatchObject({ code: 200, msg: '登录成功' })
    expect(body.data).toMatch(/^[\w-]{43}$/)
    expect((await server.client(body.data).get(api.session.userInfo)).userInfo.username).toBe('admin')
  })

  test('takes the user name without regard to case', async () => {
    expect((await logIn('ADMIN', demoPassword)).status).toBe(200)
  })

  test('answers an unknown user and a wrong password alike', async () => {
    const unknown = await logIn('nobody', demoPassword)
    const wrong = await logIn('admin', 'not the password')
    expect(unknown.body).toEqual(wrong.body)
    expect(unknown.body).toMatchObject({ code: 400, msg: '用户名或者密码错误' })
  })

  test('answers them differently where the setting says so', async () => {
    const distinct = await openServer({ loginMessages: 'distinct' })
    expect((await logIn('nobody', demoPassword, distinct)).body.msg).toBe('用户名不存在')
    expect((await logIn('admin', 'not the password', distinct)).body.msg).toBe('用户名或者密码错误')
    await distinct.close()
  })

  test('names empty fields, in the language asked for', async () => {
    const { status, errorData } = await logIn('', '')
    expect(status).toBe(400)
    expect(errorData.fields).toEqual({ username: '必填', password: '必填' })
    expect((await logIn('', '', server, 'en')).errorData.fields).toEqual({ username: 'Required', password: 'Required' })
  })

  test('rejects 129 characters before hashing them', async () => {
    const { status, errorData } = await logIn('admin', 'x'.repeat(129))
    expect(status).toBe(400)
    expect(errorData.fields).toEqual({ password: '最多 128 个字符' })
  })

  test('rejects unknown fields and wrong types', async () => {
    const body = { username: 5, password: demoPassword, admin: true }
    const { errorData } = await nobody.ask(api.session.login, { body })
    expect(errorData.fields).toEqual({ username: '类型不正确', admin: '不支持的字段' })
  })

  test('rejects a disabled account, but only after the right password', async () => {
    await server.deps.db.updateTable('users').set({ status: 0 }).where('username', '=', 'guest').execute()
    expect((await logIn('guest', demoPassword)).status).toBe(403)
    expect((await logIn('guest', 'wrong')).status).toBe(400)
    await server.deps.db.updateTable('users').set({ status: 1 }).where('username', '=', 'guest').execute()
  })

  test('rejects an account that was disabled while its password was checked', async () => {
    const disabling = await openServer({
      passwords: {
        hash: async (password) => password,
        async verify() {
          await disabling.deps.db.updateTable('users').set({ status: 0 }).execute()
          return true
        },
      },
    })
    expect((await logIn('admin', demoPassword, disabling)).status).toBe(403)
    expect(await disabling.deps.db.selectFrom('sessions').select('sessionId').execute()).toEqual([])
    await disabling.close()
  })

  test('leaves only a hash of the token in the database', async () => {
    const { body } = await logIn('admin', demoPassword)
    const sessions = await server.deps.db.selectFrom('sessions').selectAll().execute()
    expect(sessions.length).toBeGreaterThan(0)
    expect(JSON.stringify(sessions)).not.toContain(body.data)
  })
})

describe('a session', () => {
  test('is asked for', async () => {
    const { body } = await nobody.ask(api.session.userInfo)
    expect(body).toMatchObject({ code: 401, msg: '请登录' })
  })

  test.each(['x', 'a'.repeat(43), 'ü%00; drop', '0'.repeat(5000)])(
    'is not opened by the token %.20s',
    async (token) => {
      const { body } = await server.client(encodeURIComponent(token)).ask(api.session.userInfo)
      expect(body).toMatchObject({ code: 401, msg: 'token无效' })
    },
  )

  test('is not opened by the token of another server', async () => {
    const other = await openServer()
    const { token } = await other.signIn('admin')
    expect((await server.client(token).ask(api.session.routers)).status).toBe(401)
    await other.close()
  })

  test('ends with log-out, and that one alone', async () => {
    const here = await server.signIn('editor')
    const there = await server.signIn('editor')
    const { headers } = await here.ask(api.session.logout)
    expect(headers.get('clear-site-data')).toBe('"cache"')
    expect((await here.ask(api.session.userInfo)).status).toBe(401)
    expect((await there.ask(api.session.userInfo)).status).toBe(200)
  })

  test('lasts seven days', async () => {
    const client = await server.signIn('admin')
    const week = 7 * 24 * 60 * 60 * 1000
    server.wait(week - 60_000)
    expect((await client.ask(api.session.userInfo)).status).toBe(200)
    server.wait(61_000)
    expect((await client.ask(api.session.userInfo)).status).toBe(401)
  })

  test('is the newest of ten; signing in once more ends the oldest', async () => {
    const clients: Client[] = []
    for (let time = 0; time < 11; time++) clients.push(await server.signIn('common'))
    const other = await server.signIn('editor')
    const statuses = await Promise.all(clients.map(async (client) => (await client.ask(api.session.userInfo)).status))
    expect(statuses).toEqual([401, ...Array.from({ length: 10 }, () => 200)])
    expect((await other.ask(api.session.userInfo)).status).toBe(200)
  })

  test('is one of ten also when many open at the same time', async () => {
    await Promise.all(Array.from({ length: 15 }, () => server.signIn('guest')))
    const { db } = server.deps
    const ofGuest = db.selectFrom('sessions').innerJoin('users', 'users.userId', 'sessions.userId')
    const rows = await ofGuest.where('username', '=', 'guest').select('sessionId').execute()
    expect(rows).toHaveLength(10)
  })

  test('obeys a change of the account at the next call', async () => {
    const client = await server.signIn('editor')
    const { db } = server.deps
    await db.updateTable('roles').set({ status: 0 }).where('roleKey', '=', 'editor').execute()
    expect((await client.get(api.session.userInfo)).roles).toEqual([])
    expect((await client.ask(api.users.list)).status).toBe(403)
    await db.updateTable('roles').set({ status: 1 }).where('roleKey', '=', 'editor').execute()
    await db.updateTable('users').set({ status: 0 }).where('username', '=', 'editor').execute()
    expect((await client.ask(api.session.userInfo)).status).toBe(401)
    await db.updateTable('users').set({ status: 1 }).where('username', '=', 'editor').execute()
  })
})

describe('what the login page offers', () => {
  test('is the four demo accounts in a demo', async () => {
    const { demoAccounts } = await nobody.get(api.session.loginOptions)
    expect(demoAccounts.map(({ username }) => username)).toEqual(['admin', 'editor', 'common', 'guest'])
  })

  test('is nothing in a real installation', async () => {
    const real = await openServer({ demo: false })
    expect((await real.client().get(api.session.loginOptions)).demoAccounts).toEqual([])
    await real.close()
  })
})
