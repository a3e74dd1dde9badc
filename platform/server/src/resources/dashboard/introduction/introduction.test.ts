import { api, contract } from '#product/contract'
import { product } from 'atrium/entries/product'
import type { IntroductionKind } from 'atrium/contract/dashboard'
import { defineModule, entry } from 'atrium/contract/module/module'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '#server/app'
import type { Introduction } from '#server/call/resource'
import { seedStructure } from '#server/install/seed'
import {
  actorNames,
  createClient,
  openServer,
  productOf,
  signInAll,
  type ActorName,
  type Client,
  type TestServer,
} from '#server-test/server'
import { firstSteps } from './first-steps'
import { thingsToTry } from './things-to-try'

const { pageIds, allPermissions } = contract

const module = defineModule({
  name: 'probe',
  title: { zh: '探针', en: 'Probe' },
  menu: [entry('probe', { zh: '探针', en: 'Probe' }, 'lucide:box')],
})
let isProbeDone = false
const ofProbe: Introduction = {
  firstSteps: [
    {
      title: { zh: '第一个探针', en: 'First probe' },
      description: { zh: '放在哪里都行', en: 'Anywhere will do' },
      page: 'probe',
      permissions: ['system:post:add'],
      isDone: async () => isProbeDone,
    },
  ],
  thingsToTry: [
    {
      title: { zh: '读一个探针', en: 'Read a probe' },
      description: { zh: '只有访客能看到', en: 'For guests alone' },
      page: 'profile/index',
      roles: ['guest'],
    },
  ],
}
const withProbe = productOf([{ module, api: {}, records: {} }], { probe: { introduction: ofProbe } })

const introduction = async (client: Client) => (await client.get(api.dashboard.read, { query: {} })).introduction
const titles = async (client: Client) => (await introduction(client))?.entries.map(({ title }) => title)
const set = (client: Client, kind: IntroductionKind, isShown: boolean) =>
  client.get(api.dashboard.setIntroduction, { body: { kind, isShown } })

describe('a new real installation', () => {
  const password = 'a long first password'
  let server: TestServer
  let admin: Client

  const signIn = async (username: string) => {
    const token = await server.client().get(api.session.login, { body: { username, password } })
    return server.client(token)
  }

  beforeAll(async () => {
    server = await openServer({ empty: true, demo: false, modules: ['probe'], product: withProbe })
    await seedStructure(withProbe, server.engine, Date.now(), await server.deps.passwords.hash(password), ['probe'])
    await server.deps.db.updateTable('users').set({ mustChangePassword: 0 }).execute()
    admin = await signIn('admin')
  })
  afterAll(() => server.close())

  test('shows its admin the steps in their order, in the language of the reader, each with its page', async () => {
    const { kind, entries } = (await introduction(admin))!
    expect(kind).toBe('firstSteps')
    expect(entries.map(({ title, isDone }) => [title, isDone])).toEqual([
      ['公司名称和标志', false],
      ['部门', false],
      ['角色', false],
      ['从文件导入用户', false],
      ['第一个探针', false],
    ])
    expect(entries.map(({ page }) => page)).toEqual([
      'system/dept',
      'system/dept',
      'system/role',
      'system/user',
      'probe',
    ])
    expect(entries[0]!.query).toEqual({ record: '1' })
    expect(await titles(createClient(server.app, admin.token, 'en'))).toContain('People from a file')
  })

  test('has no step of a module that does not run', async () => {
    const app = createApp(server.deps.product, { ...server.deps, modules: [] })
    expect(await titles(createClient(app, admin.token))).not.toContain('第一个探针')
  })

  test('shows each step to those alone who hold its permissions', async () => {
    const { db } = server.deps
    const { passwordHash } = await db.selectFrom('users').select('passwordHash').executeTakeFirstOrThrow()
    const rest = { nickname: '', email: '', phoneNumber: '', avatar: '', address: '', userStory: '', remark: '' }
    const account = { deptId: 1, sex: 1, mustChangePassword: 0, status: 1, createdAt: 0, passwordHash } as const
    const { userId } = await db
      .insertInto('users')
      .values({ ...rest, ...account, username: 'member' })
      .returning('userId')
      .executeTakeFirstOrThrow()
    const member = await signIn('member')
    expect(await introduction(member)).toBeNull()
    const grant = async (...codes: string[]) => {
      const menus = await db.selectFrom('menus').where('permission', 'in', codes).select('id').execute()
      await db
        .insertInto('roleMenus')
        .values(menus.map(({ id }) => ({ roleId: 4, menuId: id })))
        .execute()
    }
    await db.insertInto('userRoles').values({ userId, roleId: 4 }).execute()
    // The import alone, without adding, is not enough.
    await grant('system:dept:edit', 'system:dept:add', 'system:user:import')
    expect(await titles(member)).toEqual(['公司名称和标志', '部门'])
    // Somebody who does not see the top department cannot rename it.
    await db.updateTable('roles').set({ dataScope: 5 }).where('roleId', '=', 4).execute()
    expect(await titles(member)).toEqual(['部门'])
    await db.deleteFrom('roleMenus').where('roleId', '=', 4).execute()
    await db.deleteFrom('users').where('userId', '=', userId).execute()
  })

  test('is closed for the person who closed it alone, until they show it again', async () => {
    const other = createApp(server.deps.product, server.deps)
    await set(admin, 'firstSteps', false)
    await set(admin, 'firstSteps', false)
    expect(await introduction(createClient(other, admin.token))).toBeNull()
    await set(admin, 'firstSteps', true)
    expect(await introduction(admin)).not.toBeNull()
    // That of a demo is another one.
    await set(admin, 'thingsToTry', false)
    expect(await introduction(admin)).not.toBeNull()
  })

  test('ticks what is done, by whichever way, and ends with the last step', async () => {
    const done = async () =>
      (await introduction(admin))?.entries.filter(({ isDone }) => isDone).map(({ title }) => title)
    const top = await admin.get(api.depts.read, { query: { deptId: 1 } })
    const form = { pid: 0, deptName: '星河科技', orderNum: 1, status: 1, version: top.version } as const
    await admin.get(api.depts.edit, { body: { ...form, deptId: 1 } })
    expect(await done()).toEqual(['公司名称和标志'])
    await admin.get(api.depts.add, { body: { pid: 1, deptName: '销售部', orderNum: 1, status: 1 } })
    expect(await done()).toEqual(['公司名称和标志', '部门'])
    await admin.get(api.roles.dataScope, { body: { roleId: 3, dataScope: 4 } })
    expect(await done()).toContain('角色')
    const person = { username: 'wang', nickname: '王', deptId: 1, password: 'another long password', sex: 1, status: 1 }
    await admin.get(api.users.add, { body: { ...person, roleIds: [] } as never })
    expect(await done()).toHaveLength(4)
    isProbeDone = true
    expect(await introduction(admin)).toBeNull()
  })

  test('counts a role with a key of its own', async () => {
    const { db } = server.deps
    await db.updateTable('roles').set({ changedAt: null, version: 9 }).execute()
    await db
      .updateTable('depts')
      .set({ deptName: '总公司', deptNameEn: 'Head Office' })
      .where('deptId', '=', 1)
      .execute()
    const isDone = async () => (await introduction(admin))!.entries[2]!.isDone
    expect(await isDone()).toBe(false)
    await db.updateTable('roles').set({ roleKey: 'seller' }).where('roleId', '=', 4).execute()
    expect(await isDone()).toBe(true)
  })
})

describe('a demo', () => {
  let server: TestServer
  let clients: Record<ActorName, Client>

  beforeAll(async () => {
    server = await openServer({ product: withProbe, modules: ['probe'] })
    clients = await signInAll(server)
  })
  afterAll(() => server.close())
  beforeEach(() => server.deps.db.deleteFrom('closedIntroductions').execute())

  test.each(actorNames)('shows %s two to five things of their own to try', async (name) => {
    const { kind, entries } = (await introduction(clients[name]))!
    expect(kind).toBe('thingsToTry')
    expect(entries.length).toBeGreaterThanOrEqual(2)
    expect(entries.length).toBeLessThanOrEqual(5)
    expect(entries.filter(({ isDone }) => isDone !== null)).toEqual([])
  })

  test('has none for people without one of the roles, and none of a module that does not run', async () => {
    expect(await titles(clients.guest)).toContain('读一个探针')
    const app = createApp(server.deps.product, { ...server.deps, modules: [] })
    expect(await titles(createClient(app, clients.guest.token))).toEqual(['换一个头像', '看自己的登录'])
    await server.deps.db.updateTable('roles').set({ roleKey: 'visitor' }).where('roleId', '=', 4).execute()
    expect(await introduction(clients.guest)).toBeNull()
    await server.deps.db.updateTable('roles').set({ roleKey: 'guest' }).where('roleId', '=', 4).execute()
  })

  test('keeps them closed for one person and not for another', async () => {
    await set(clients.admin, 'thingsToTry', false)
    expect(await introduction(clients.admin)).toBeNull()
    expect(await introduction(clients.editor)).not.toBeNull()
  })

  test('keeps nothing of a person who is deleted', async () => {
    await set(clients.guest, 'thingsToTry', false)
    await server.deps.db.deleteFrom('users').where('userId', '=', 4).execute()
    expect(await server.deps.db.selectFrom('closedIntroductions').selectAll().execute()).toEqual([])
  })
})

test('all entries lead to pages that exist, and ask for permissions that exist', () => {
  const all = [{ firstSteps, thingsToTry }, ...Object.values(product.servers).map(({ introduction: own }) => own ?? {})]
  const steps = all.flatMap((one) => one.firstSteps ?? [])
  const pages = [...steps, ...all.flatMap((one) => one.thingsToTry ?? [])].map(({ page }) => page)
  expect(pages.filter((page) => !pageIds.includes(page))).toEqual([])
  const codes = steps.flatMap(({ permissions }) => permissions)
  expect(codes.filter((code) => !allPermissions.includes(code))).toEqual([])
})
