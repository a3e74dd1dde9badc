import { contract } from '#product/contract'
import { product } from 'atrium/entries/product'
import { verify } from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword, openServer, type TestServer } from '#server-test/server'
import { seedMenus } from './menu/menu-plan'
import { migrate } from './migrate'
import { isEmpty, seedDemo, seedStructure } from './seed'

const { allPermissions, modules } = contract
const menus = seedMenus(product)

let server: TestServer

beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.close())

describe('the demo seed', () => {
  test('gives every permission of the system area to exactly one menu, and has no other', () => {
    const codes = menus.flatMap(({ permission }) => permission || [])
    expect(codes.toSorted()).toEqual(allPermissions.filter((code) => code.startsWith('system:')).toSorted())
  })

  test('numbers menus as agreed', () => {
    const pathOf = (id: number) => menus.find((menu) => menu.id === id)?.path
    expect([1, 100, 105].map(pathOf)).toEqual(['system', 'user', 'dict'])
    expect(menus.filter(({ menuType }) => menuType === 2).every(({ id }) => id >= 1000)).toBe(true)
    expect(new Set(menus.map(({ id }) => id)).size).toBe(menus.length)
  })

  test('has titles in both languages for every entry', () => {
    expect(menus.filter(({ name, nameEn }) => !name || !nameEn)).toEqual([])
  })

  test('has departments three levels deep and each user in one of their own', async () => {
    const depts = await server.deps.db.selectFrom('depts').select(['deptId', 'pid']).execute()
    const level = (deptId: number): number => {
      const { pid } = depts.find((dept) => dept.deptId === deptId)!
      return pid === 0 ? 1 : level(pid) + 1
    }
    expect(Math.max(...depts.map(({ deptId }) => level(deptId)))).toBe(3)
    const users = await server.deps.db.selectFrom('users').select('deptId').execute()
    expect(new Set(users.map(({ deptId }) => deptId)).size).toBe(4)
  })

  test('stores the demo password as Argon2id', async () => {
    const { passwordHash } = await server.deps.db.selectFrom('users').select('passwordHash').executeTakeFirstOrThrow()
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await verify(passwordHash, demoPassword)).toBe(true)
  })

  test('leaves generated ids free to go on, and never gives one out twice', async () => {
    const { db } = server.deps
    const texts = { nickname: 'next', email: '', phoneNumber: '', avatar: '', address: '', userStory: '', remark: '' }
    const rest = { sex: 1, mustChangePassword: 0, status: 1, passwordHash: 'x', createdAt: 0 } as const
    const insert = async (username: string) => {
      const user = { ...texts, ...rest, username }
      const { userId } = await db.insertInto('users').values(user).returning('userId').executeTakeFirstOrThrow()
      await db.deleteFrom('users').where('userId', '=', userId).execute()
      return userId
    }
    expect(await insert('fifth')).toBe(5)
    expect(await insert('sixth')).toBe(6)
  })
})

describe('constraints', () => {
  test.each([
    ['username', { username: 'ADMIN' }],
    ['email', { email: 'Editor@Atrium.Example' }],
    ['phone', { phoneNumber: '13800002210' }],
  ])('keep %s unique, ignoring case', async (_, change) => {
    await expect(server.deps.db.updateTable('users').set(change).where('userId', '=', 3).execute()).rejects.toThrow(
      /unique/i,
    )
  })

  test('keep links to what exists', async () => {
    await expect(server.deps.db.insertInto('userRoles').values({ userId: 1, roleId: 99 }).execute()).rejects.toThrow(
      /foreign key/i,
    )
  })
})

describe('a real installation', () => {
  test('starts with one admin who must change the password, and nothing of the demo', async () => {
    const real = await openServer({ empty: true })
    const { engine } = real
    expect(await isEmpty(engine.db)).toBe(true)
    await seedStructure(product, engine, Date.now(), await real.deps.passwords.hash('a password of its own'))
    expect(await isEmpty(engine.db)).toBe(false)
    const users = await engine.db.selectFrom('users').select(['username', 'mustChangePassword']).execute()
    expect(users).toEqual([{ username: 'admin', mustChangePassword: 1 }])
    const parts = engine.db.selectFrom('moduleParts').where('part', 'like', 'demo/%').select('part')
    expect(await parts.execute()).toEqual([])
    const paths = await engine.db.selectFrom('menus').where('pid', '=', 0).select('path').execute()
    expect(paths).toContainEqual({ path: 'system' })
    const samples = modules.filter(({ module }) => module.isSample).flatMap(({ module }) => module.menu)
    for (const { path } of samples) expect(paths).not.toContainEqual({ path })
    await real.close()
  })

  test('opens to every role what modules give to all, and nothing else to a guest', async () => {
    const real = await openServer({ empty: true })
    await seedStructure(product, real.engine, Date.now(), await real.deps.passwords.hash('a password of its own'))
    const forAll = product.contract.modules.flatMap(({ module: { entriesForAll = [] } }) =>
      entriesForAll.map((address) => ({ path: address.split('/').at(-1) })),
    )
    for (const roleKey of ['common', 'guest']) {
      const opened = real.deps.db
        .selectFrom('roleMenus')
        .innerJoin('roles', 'roles.roleId', 'roleMenus.roleId')
        .innerJoin('menus', 'menus.id', 'roleMenus.menuId')
        .where('roleKey', '=', roleKey)
        .orderBy('menus.id')
        .select('path')
      expect(await opened.execute(), roleKey).toEqual(forAll)
    }
    await real.close()
  })

  test('is filled once when several processes start at the same time', async () => {
    const shared = await openServer({ empty: true })
    const filled = await Promise.all([1, 2, 3].map(() => seedDemo(product, shared.engine, Date.now())))
    expect(filled.filter(Boolean)).toHaveLength(1)
    const { length } = await shared.deps.db.selectFrom('users').select('userId').execute()
    expect(length).toBe(4)
    await shared.close()
  })

  test('migrating twice changes nothing', async () => {
    const before = await server.deps.db.selectFrom('users').selectAll().orderBy('userId').execute()
    await migrate(server.engine, product.servers)
    expect(await server.deps.db.selectFrom('users').selectAll().orderBy('userId').execute()).toEqual(before)
  })
})
