import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { modules } from '@atrium/contract'
import { sql } from 'kysely'
import { openServer, type TestServer } from '#server-test/server'
import type { Migration as Step } from '../db/migration'
import { identity } from '../db/engines/columns'
import { DatabaseRefusal } from '../db/engines/storage'
import { up } from '../db/migrations/0004-sign-in-log'
import { up as ignoreCase } from '../db/migrations/0005-names-ignore-case'
import { up as restoreDictionaries } from '../db/migrations/0007-built-in-dictionaries'
import { up as nameDictionaries } from '../db/migrations/0009-dictionary-names'
import { up as indexLists } from '../db/migrations/0014-growing-lists'
import { migrate, presentSteps } from './migrate'

/** Dictionaries that modules bring along. Never empty, so that it can be in an SQL list. */
const ofModules = ['', ...modules.flatMap(({ module }) => Object.keys(module.dictionaries ?? {}))]

let server: TestServer

beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.close())

test('sign-ins from before every attempt was kept are sign-ins that succeeded', async () => {
  const { db, name } = server.engine
  await db.schema.dropTable('signIns').execute()
  await db.schema
    .createTable('signIns')
    .addColumn('signInId', 'integer', identity(name))
    .addColumn('userId', 'integer', (c) => c.notNull().references('users.userId').onDelete('cascade'))
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('day', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('signInsDay').on('signIns').columns(['day', 'userId']).execute()
  const row = { userId: 2, at: 5, day: '1970-01-01' }
  await db
    .insertInto('signIns')
    .values(row as never)
    .execute()
  await up(db as never, name)
  expect(await db.selectFrom('signIns').selectAll().execute()).toEqual([
    { ...row, signInId: 1, username: 'editor', result: 'success', address: '', agent: '' },
  ])
})

test('records whose names differ by case alone get a number, the oldest excepted', async () => {
  const { db } = server.engine
  const indexes = ['roles_key', 'roles_name', 'posts_code', 'posts_name', 'depts_name', 'menus_name', 'dict_data_label']
  for (const index of indexes) await db.schema.dropIndex(`${index}_ignore_case`).execute()
  const role = { roleNameEn: '', roleSort: 9, dataScope: 5, status: 1, remark: '' } as const
  const ticks = { menuCheckStrictly: 1, deptCheckStrictly: 1 } as const
  await db
    .insertInto('roles')
    .values([
      { ...role, ...ticks, roleKey: 'ADMIN', roleName: 'x'.repeat(30) },
      { ...role, ...ticks, roleKey: 'Admin', roleName: 'X'.repeat(30) },
      { ...role, ...ticks, roleKey: 'admin_2', roleName: 'other' },
    ])
    .execute()
  const dept = { deptNameEn: '', orderNum: 9, leader: '', phone: '', email: '', status: 1 } as const
  await db
    .insertInto('depts')
    .values([
      { ...dept, pid: 1, deptName: 'Sales' },
      { ...dept, pid: 1, deptName: 'SALES' },
      { ...dept, pid: 2, deptName: 'SALES' },
    ])
    .execute()
  await ignoreCase(db as never)
  const roles = db.selectFrom('roles').where('roleSort', '=', 9).orderBy('roleId')
  expect(await roles.select(['roleKey', 'roleName', 'version']).execute()).toEqual([
    { roleKey: 'ADMIN_3', roleName: 'x'.repeat(30), version: 2 },
    { roleKey: 'Admin_4', roleName: `${'X'.repeat(28)}_2`, version: 3 },
    { roleKey: 'admin_2', roleName: 'other', version: 1 },
  ])
  const depts = db.selectFrom('depts').where('deptName', 'like', 'S%').orderBy('deptId')
  expect(await depts.select(['deptName', 'version']).execute()).toEqual([
    { deptName: 'Sales', version: 1 },
    { deptName: 'SALES_2', version: 2 },
    { deptName: 'SALES', version: 1 },
  ])
  await expect(db.updateTable('roles').set({ roleKey: 'EDITOR' }).where('roleSort', '=', 9).execute()).rejects.toThrow(
    /unique/i,
  )
})

test('dictionaries from before get an English name where they are built in', async () => {
  const { db } = server.engine
  const names = () =>
    db
      .selectFrom('dictTypes')
      .where('dictType', 'not in', ofModules)
      .select(['dictType', 'dictNameEn'])
      .orderBy('dictId')
      .execute()
  const seeded = await names()
  const own = { dictName: '鞋码', dictNameEn: '', dictType: 'shoes', status: 1, remark: '' } as const
  await db.insertInto('dictTypes').values(own).execute()
  await db.schema.alterTable('dictTypes').dropColumn('dictNameEn').execute()
  await nameDictionaries(db as never)
  expect(await names()).toEqual([...seeded, { dictType: 'shoes', dictNameEn: '' }])
  await db.deleteFrom('dictTypes').where('dictType', '=', 'shoes').execute()
})

describe('the built-in dictionaries', () => {
  const dictionaries = async () => {
    const { db } = server.engine
    const types = db.selectFrom('dictTypes').where('dictType', 'not in', ofModules)
    const data = db
      .selectFrom('dictData')
      .where('dictType', 'not in', ofModules)
      .select(['dictType', 'dictValue', 'dictLabel', 'status'])
    return {
      types: await types.select(['dictId', 'dictType', 'status']).orderBy('dictId').execute(),
      data: await data.orderBy('dictType').orderBy('dictValue', 'desc').execute(),
    }
  }

  test('that were renamed, disabled or changed are complete again, and keep their labels', async () => {
    const { db } = server.engine
    const rename = (from: string, to: string) =>
      db.updateTable('dictTypes').set({ dictType: to }).where('dictType', '=', from).execute()
    const value = (type: string, of: string) =>
      db.updateTable('dictData').where('dictType', '=', type).where('dictValue', '=', of)
    const before = await dictionaries()
    await value('sys_user_sex', '1').set({ dictLabel: '先生' }).execute()
    await rename('sys_user_sex', 'sex')
    const extra = { dictLabelEn: '', listClass: 'info', isDefault: 0, dictSort: 3, status: 1, remark: '' } as const
    await db
      .insertInto('dictData')
      .values({ ...extra, dictType: 'sex', dictValue: '2', dictLabel: '未知' })
      .execute()
    await value('sys_normal_disable', '0').set({ dictValue: 'off' }).execute()
    await value('sys_normal_disable', '1').set({ status: 0 }).execute()
    await db.deleteFrom('dictData').where('dictType', '=', 'sys_show_hide').execute()
    await db.deleteFrom('dictTypes').where('dictType', '=', 'sys_show_hide').execute()
    await db.updateTable('dictTypes').set({ status: 0 }).where('dictId', '=', 2).execute()
    await restoreDictionaries(db as never)
    const after = await dictionaries()
    expect(after.types).toEqual([...before.types.slice(0, 2), { ...before.types[2], dictId: expect.any(Number) }])
    expect(after.data).toEqual(before.data.map((row) => (row.dictLabel === '男' ? { ...row, dictLabel: '先生' } : row)))
    await restoreDictionaries(db as never)
    expect(await dictionaries()).toEqual(after)
  })

  test('get another label where theirs is taken', async () => {
    const { db } = server.engine
    const sexes = () => db.selectFrom('dictData').where('dictType', '=', 'sys_user_sex').orderBy('dictValue')
    await db.deleteFrom('dictData').where('dictType', '=', 'sys_user_sex').where('dictValue', '=', '1').execute()
    await db.updateTable('dictData').set({ dictLabel: '男' }).where('dictType', '=', 'sys_user_sex').execute()
    await restoreDictionaries(db as never)
    expect(await sexes().select(['dictValue', 'dictLabel']).execute()).toEqual([
      { dictValue: '0', dictLabel: '男' },
      { dictValue: '1', dictLabel: '男 (1)' },
    ])
  })

  test('are left to the seed in a new database', async () => {
    const empty = await openServer({ empty: true })
    expect(await empty.engine.db.selectFrom('dictTypes').selectAll().execute()).toEqual([])
    await empty.close()
  })
})

describe('a product with a module of its own', () => {
  const table = (name: string): Step => ({
    async up(db, engine) {
      await db.schema.createTable(name).addColumn('id', 'integer', identity(engine)).execute()
    },
  })
  const product = { ...presentSteps, 'probe/0001-item': table('probe_items') }
  const tables = async ({ engine }: TestServer) => (await engine.db.introspection.getTables()).map(({ name }) => name)

  let own: TestServer
  beforeEach(async () => {
    own = await openServer({ empty: true })
    await migrate(own.engine, product)
  })
  afterEach(() => own.close())

  test('takes the next migration of the platform and of the module', async () => {
    await migrate(own.engine, { ...product, '0099-next': table('next'), 'probe/0002-place': table('probe_places') })
    expect(await tables(own)).toEqual(expect.arrayContaining(['next', 'probe_items', 'probe_places']))
  })

  test('keeps its tables as they were when one of the new migrations fails', async () => {
    const failing: Step = { up: () => Promise.reject(new Error('no such thing')) }
    const newer = { ...product, '0099-next': table('next'), 'probe/0002-place': failing }
    await expect(migrate(own.engine, newer)).rejects.toThrow('no such thing')
    expect(await tables(own)).not.toContain('next')
    await migrate(own.engine, { ...product, '0099-next': table('next') })
    expect(await tables(own)).toContain('next')
  })

  test('is refused by a build without the module, with what to do', async () => {
    const sentence =
      'It has tables of modules that this build lacks, or has in an older version: probe. Start a build with them, or set DATABASE_URL to another database.'
    await expect(migrate(own.engine)).rejects.toThrow(new DatabaseRefusal(sentence))
  })

  test('keeps its tables in a build without the module, once it was left out of MODULES', async () => {
    const { db } = own.engine
    await db.insertInto('modules').values({ name: 'probe', isActive: 0 }).execute()
    await migrate(own.engine)
    await migrate(own.engine, { ...presentSteps, '0099-next': table('next') })
    expect(await tables(own)).toEqual(expect.arrayContaining(['next', 'probe_items']))
    const back = { ...product, '0099-next': table('next'), 'probe/0002-place': table('probe_places') }
    await migrate(own.engine, back)
    expect(await tables(own)).toContain('probe_places')
  })

  test('is refused by an older build, with what to do', async () => {
    await migrate(own.engine, { ...product, '0099-next': table('next') })
    const sentence =
      'A newer version has changed its tables: 0099-next. Start that version, or set DATABASE_URL to another database.'
    await expect(migrate(own.engine, product)).rejects.toThrow(new DatabaseRefusal(sentence))
  })
})

test('a module that ran here and was taken away is missed, unless it was left out of MODULES before', async () => {
  const own = await openServer({ empty: true })
  await own.engine.db.insertInto('modules').values({ name: 'removed', isActive: 1 }).execute()
  const sentence =
    'It has modules that this build lacks: removed. Start a build that has them once with MODULES leaving them out, or set DATABASE_URL to another database.'
  await expect(migrate(own.engine)).rejects.toThrow(new DatabaseRefusal(sentence))
  await own.engine.db.updateTable('modules').set({ isActive: 0 }).execute()
  await migrate(own.engine)
  await own.close()
})

test('a user of PostgreSQL who may not add extensions gets the other indexes', async ({ skip }) => {
  const { db, name } = server.engine
  if (name === 'sqlite') return skip()
  const trx = await db.startTransaction().execute()
  const tables = ['users', 'user_roles', 'operation_logs']
  for (const statement of [
    'drop extension pg_trgm cascade',
    'drop index user_roles_by_role, operation_logs_by_username',
    'create role limited',
    'grant usage, create on schema public to limited',
    ...tables.map((table) => `alter table ${table} owner to limited`),
    'set local role limited',
  ])
    await sql.raw(statement).execute(trx)
  await indexLists(trx as never, name)
  const { rows } = await sql<{ name: string }>`select indexname as name from pg_indexes`.execute(trx)
  await trx.rollback().execute()
  const indexes = rows.map((row) => row.name)
  expect(indexes).toEqual(expect.arrayContaining(['user_roles_by_role', 'operation_logs_by_username']))
  expect(indexes).not.toContain('users_by_text')
})
