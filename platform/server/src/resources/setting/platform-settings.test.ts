import { platformApi as api } from 'atrium/contract/module/platform-api'
import type { SettingInfo } from 'atrium/contract/module/setting-calls'
import { openServer, type Client, type TestServer } from '#server-test/server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const hour = 3_600_000

let server: TestServer
let admin: Client
const open = async (options: Parameters<typeof openServer>[0] = {}) => {
  server = await openServer(options)
  admin = await server.signIn('admin', 'en')
}
beforeEach(() => open())
afterEach(() => server.close())

const named = async (name: string, client = admin) =>
  (await client.get(api.settings.list, { query: { name } })).find((one) => one.name === name)!

async function edit(name: string, value: SettingInfo['value']) {
  const { settingId, version } = await named(name)
  return admin.ask(api.settings.edit, { body: { settingId, value: value!, version } })
}
async function set(name: string, value: SettingInfo['value']) {
  expect(await edit(name, value)).toMatchObject({ status: 200 })
}
async function preview(name: string, value: SettingInfo['value']) {
  const { settingId } = await named(name)
  return admin.get(api.settings.preview, { body: { settingId, value: value! } })
}

const idle = 'Idle hours until a session ends'
const life = 'Longest life of a session in hours'
const ofRoles = 'Session times of roles'
const length = 'Fewest characters of a new password'

const errorOf = async (client: Client) => (await client.ask(api.session.userInfo)).errorData.error
const sessionsOf = async (username: string) =>
  (await admin.get(api.onlineSessions.list, { query: { username } })).pageInfo.total

describe('sessions', () => {
  test('end after the idle time that an administrator sets, and are no longer listed', async () => {
    const guest = await server.signIn('guest')
    server.wait(3 * hour)
    admin = await server.signIn('admin', 'en')
    expect(await errorOf(guest)).toBeUndefined()
    server.wait(3 * hour)
    admin = await server.signIn('admin', 'en')
    await set(idle, 2)
    expect(await sessionsOf('guest')).toBe(0)
    expect(await errorOf(guest)).toBe('session.idle')
  })

  test('end after their longest life although they are used', async () => {
    const guest = await server.signIn('guest')
    await set(idle, 2)
    await set(life, 3)
    for (const _ of [1, 2]) {
      server.wait(hour)
      expect(await errorOf(guest)).toBeUndefined()
    }
    server.wait(hour)
    expect(await errorOf(guest)).toBe('session.expired')
    admin = await server.signIn('admin', 'en')
    expect(await sessionsOf('guest')).toBe(0)
  })

  test('of people with a role that has times of its own last as long as those say', async () => {
    const [guest, editor] = [await server.signIn('guest'), await server.signIn('editor')]
    await set(idle, 10)
    await set(ofRoles, [{ roleId: 4, idleHours: 1, lifeHours: 100 }])
    server.wait(2 * hour)
    expect([await errorOf(guest), await errorOf(editor)]).toEqual(['session.idle', undefined])
    expect([await sessionsOf('guest'), await sessionsOf('editor')]).toEqual([0, 1])
  })

  test('a person has no more of them than an administrator allows', async () => {
    const first = await server.signIn('guest')
    await set('Sessions a person', 1)
    await server.signIn('guest')
    expect(await errorOf(first)).toBe('session.tooMany')
  })

  test('a preview counts those that would end at once', async () => {
    await server.signIn('guest')
    server.wait(3 * hour)
    expect(await errorOf(admin)).toBeUndefined()
    expect(await preview(idle, 2)).toEqual([{ name: 'Sessions that end at once', count: 1 }])
    expect(await preview(idle, 4)).toEqual([{ name: 'Sessions that end at once', count: 0 }])
    const guests = [{ roleId: 4, idleHours: 2, lifeHours: 9 }]
    expect(await preview(ofRoles, guests)).toMatchObject([{ count: 1 }])
  })
})

describe('settings that contradict each other are rejected at the field, and nothing is saved', () => {
  test('an idle time above the longest life, and a life below the idle time', async () => {
    await set(idle, 8)
    await set(life, 24)
    const longIdle = await edit(idle, 25)
    expect(longIdle).toMatchObject({ status: 400, errorData: { error: 'setting.contradicts' } })
    expect(longIdle.errorData.fields!['value']).toContain('Enter 24 at most')
    expect((await edit(life, 7)).errorData.fields!['value']).toContain('Enter 8 or more')
    expect(await named(idle)).toMatchObject({ value: 8, version: 2 })
    expect(await named(life)).toMatchObject({ value: 24, version: 2 })
  })

  test('an idle time that a reset would bring above the longest life', async () => {
    await set(idle, 8)
    await set(life, 24)
    const { settingId, version } = await named(idle)
    const rejected = await admin.ask(api.settings.reset, { body: { settingId, version } })
    expect(rejected).toMatchObject({ status: 400, errorData: { error: 'setting.contradicts' } })
    expect(await named(idle)).toMatchObject({ value: 8 })
  })

  test('a life below the idle time of the environment, which is named', async () => {
    await server.close()
    await open({ fixedSettings: { 'platform.sessionIdleHours': 8 } })
    expect((await edit(life, 7)).errorData.fields!['value']).toContain('set by SESSION_IDLE_HOURS')
    expect(await named(idle)).toMatchObject({ value: 8, fixedBy: 'SESSION_IDLE_HOURS' })
    expect((await edit(idle, 9)).errorData.error).toBe('setting.isFixed')
  })

  test.each([
    ['value.0.idleHours', [{ roleId: 4, idleHours: 9, lifeHours: 8 }]],
    [
      'value.1.roleId',
      [
        { roleId: 4, idleHours: 1, lifeHours: 8 },
        { roleId: 4, idleHours: 2, lifeHours: 8 },
      ],
    ],
    ['value.0.roleId', [{ roleId: 999, idleHours: 1, lifeHours: 8 }]],
    ['value.0.lifeHours', [{ roleId: 4, idleHours: 1, lifeHours: 169 }]],
  ])('times of roles with an error at %s', async (field, rows) => {
    const { status, errorData } = await edit(ofRoles, rows)
    expect([status, Object.keys(errorData.fields!)]).toEqual([400, [field]])
    expect(await named(ofRoles)).toMatchObject({ value: [], isSet: false })
  })
})

test('a new password needs as many characters as an administrator says, no fewer than the platform does', async () => {
  await set(length, 20)
  expect((await admin.get(api.session.userInfo)).passwordLength).toBe(20)
  const guest = await server.signIn('guest', 'en')
  const change = (next: string) =>
    guest.ask(api.profile.changePassword, { body: { old: server.deps.product.demo.password, new: next } })
  expect((await change('plum cloud 77')).errorData.fields!['new']).toContain('20')
  expect((await change('plum cloud 77 and a tree')).status).toBe(200)
  expect(await edit(length, 7)).toMatchObject({ status: 400 })
  await server.close()
  await open({ demo: false })
  expect(await named(length)).toMatchObject({ value: 12, default: 12, min: 12 })
})

test('a rejected sign-in says what was wrong once an administrator sets that', async () => {
  const attempt = async () => {
    const body = { username: 'nobody-here', password: 'wrong' }
    return (await server.client().ask(api.session.login, { body })).errorData.error
  }
  expect(await attempt()).toBe('login.refused')
  await set('Message of a rejected sign-in', 'distinct')
  expect(await attempt()).toBe('login.unknownUser')
})

describe('data', () => {
  test('is deleted at night after the days of its kind, and a preview counts it before', async () => {
    await set(idle, 168)
    const [signIns, operations] = ['Days that the sign-in log is kept', 'Days that the operation log is kept']
    await set(signIns, 100)
    await server.runJobs()
    server.wait(48 * hour)
    const rows = async (table: 'signIns' | 'operationLogs') =>
      (await server.engine.db.selectFrom(table).select('at').execute()).length
    expect(await preview(signIns, 1)).toEqual([
      { name: 'Rows of the sign-in log that the next night deletes', count: await rows('signIns') },
    ])
    const before = await rows('operationLogs')
    await set(signIns, 1)
    await set(operations, 9)
    await server.runJobs()
    expect([await rows('signIns'), await rows('operationLogs')]).toEqual([0, before + 2])
  })

  test('of deleted users is replaced in the logs once an administrator sets that', async () => {
    await set('Deleted users in the logs', 'pseudonym')
    await set('Days that the operation log is kept', 30)
    expect(await admin.get(api.users.traces)).toEqual({ logDays: 180, deletedInLogs: 'pseudonym' })
  })
})

test('the history of a setting has its values with people and times, to go back to', async () => {
  await set(length, 10)
  await set(length, 14)
  const { settingId } = await named(length)
  const history = await admin.get(api.settings.history, { query: { settingId } })
  expect(history.map(({ value }) => value)).toEqual([14, 10])
  expect(history[0]).toMatchObject({ by: (await admin.get(api.session.userInfo)).userInfo.nickname })
  await set(length, history[1]!.value)
  expect((await admin.get(api.session.userInfo)).passwordLength).toBe(10)
})

test('only those with the permission see changes and previews', async () => {
  const guest = await server.signIn('guest')
  const { settingId } = await named(length)
  expect((await guest.ask(api.settings.history, { query: { settingId } })).status).toBe(403)
  expect((await guest.ask(api.settings.preview, { body: { settingId, value: 9 } })).status).toBe(403)
})
