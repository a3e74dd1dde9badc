import { sql } from 'kysely'
import { tmpdir } from 'node:os'
import { product } from 'atrium/entries/product'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { HealthCheck } from '#server/call/monitoring/monitoring'
import { checkRunner } from '#server/http/monitoring/check-runner'
import { openServer, type TestServer } from '#server-test/server'
import { ageReader } from './ages'
import { diskCheck, readinessChecks } from './checks'
import { watchTurns, type WriteTurns } from './write-turns'

let server: TestServer
let turns: WriteTurns
let checks: HealthCheck[]
beforeEach(async () => {
  server = await openServer()
  const { engine } = server
  turns = watchTurns(engine.write)
  checks = readinessChecks({ engine, turns, servers: product.servers, folder: undefined, leftMegabytes: 0 })
})
afterEach(() => server.close())

const runOf = (name: string) => checks.find((check) => check.name === name)!.run()

/** Begins a transaction of another connection that all writes wait for, and returns what ends it. */
async function holdTurn(): Promise<() => Promise<void>> {
  let release = () => {}
  let begin = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const began = new Promise<void>((resolve) => {
    begin = resolve
  })
  const held = turns.write(() => {
    begin()
    return released
  })
  await began
  return () => {
    release()
    return held
  }
}

describe('a server', () => {
  test('is ready where the database takes writes and has all migrations', async () => {
    for (const { run } of checks) await expect(run()).resolves.toBeUndefined()
  })

  test('is ready while a write has its turn, as no other one could tell more', async () => {
    const release = await holdTurn()
    await expect(runOf('write')).resolves.toBeUndefined()
    await release()
  })

  test('is not ready while the database is read only, and ready afterwards', async () => {
    const { engine } = server
    // A connection of PostgreSQL is read only by a setting of its database, for those that are opened from then on.
    const isPostgres = engine.name === 'postgres'
    const set = (state: 'on' | 'off') =>
      isPostgres
        ? sql`set session characteristics as transaction ${sql.raw(state === 'on' ? 'read only' : 'read write')}`
        : sql`pragma query_only = ${sql.raw(state)}`
    await engine.db.connection().execute((own) => set('on').execute(own))
    await expect(runOf('write')).rejects.toThrow(/read.?only/i)
    await engine.db.connection().execute((own) => set('off').execute(own))
    await expect(runOf('write')).resolves.toBeUndefined()
  })

  test('is not ready while a write of another process keeps the lock', async () => {
    const release = await holdTurn()
    const { engine } = server
    const own = watchTurns(engine.write)
    const all = readinessChecks({ engine, turns: own, servers: product.servers, folder: undefined, leftMegabytes: 0 })
    const write = all.find(({ name }) => name === 'write')!
    const probe = checkRunner([{ ...write, limitMillis: 50 }], () => {})
    expect(await probe()).toMatchObject([{ state: 'database-not-writable', error: 'no answer within 50 ms' }])
    await release()
  })

  test('is not ready while the database lacks a migration of its code', async () => {
    await sql`delete from kysely_migration where name = '0001-tables'`.execute(server.engine.db)
    await expect(runOf('migrations')).rejects.toThrow('not in the database: 0001-tables')
  })

  test('is ready where a newer version beside it has made further migrations', async () => {
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2030')`.execute(server.engine.db)
    await expect(runOf('migrations')).resolves.toBeUndefined()
  })
})

test('ages are left out while a write has its turn, and read once a second at most', async () => {
  const read = ageReader(server.engine, turns, server.deps.now)
  const release = await holdTurn()
  expect(await read()).toEqual({})
  await release()
  const other = ageReader(server.engine, turns, server.deps.now)
  expect(await other()).toEqual({ outboxLateMillis: 0 })
  await sql`drop table outbox`.execute(server.engine.db)
  expect(await other()).toEqual({ outboxLateMillis: 0 })
})

describe('the disk', () => {
  test('counts as full below the limit, with the setting to change', async () => {
    await expect(diskCheck(tmpdir(), 1_000_000_000).run()).rejects.toThrow(/^\d+ MB left .* DISK_LEFT_MB/)
  })

  test('has a figure for the details above it', async () => {
    expect(await diskCheck(tmpdir(), 0).run()).toEqual({ leftMegabytes: expect.any(Number) })
  })
})
