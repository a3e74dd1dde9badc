import { copyFileSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import { expect, test } from 'vitest'
import type { Engine } from '#server/db/engines/engine'
import { openSqlite } from '#server/db/engines/sqlite-node'
import { up as createRecords } from '#server/db/migrations/0001-records'
import { openDatabase } from '#server/runtimes/node/database'
import { missingPosts, signedIn, startWriters } from './load'
import { rounds } from './rounds'
import { startServer } from './server-process'
import { temporaryFolder } from './temporary-folder'

const silent = () => {}
const start = (file: string) => startServer({ DATABASE_URL: `file:${file}`, LOG_LEVEL: 'error', SEED: 'demo' })

/** Deletes a database file and the files beside it. */
function discard(file: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(file + suffix, { force: true })
}

/** Starts the server on the file and kills it some milliseconds after `sign`, a file that it makes, is there. */
async function killDuringStart(file: string, sign: string, millis: number): Promise<void> {
  const server = start(file)
  const isOver = new AbortController()
  void server.exited.then(() => isOver.abort())
  while (!existsSync(sign) && !isOver.signal.aborted) await wait(1)
  await wait(millis)
  await server.kill()
}

/** Delays that are spread over the time which a start takes after that, in milliseconds. */
const delays = (count: number, longest: number) => Array.from({ length: count }, (_, n) => (longest * n) / count)

test('a server that is killed during its first start comes up at the next', async () => {
  const file = join(temporaryFolder(), 'atrium.db')
  const bricked: string[] = []
  const kills = delays(rounds(4, 100), 120)
  for (const millis of kills) {
    discard(file)
    await killDuringStart(file, file, millis)
    const next = start(file)
    try {
      const caller = await signedIn(await next.address)
      caller.close()
    } catch (error) {
      bricked.push(String(error))
    }
    await next.stop()
  }
  console.log({ kills: kills.length, bricked: bricked.length })
  expect(bricked).toEqual([])
})

/** A database as the first version left it: one user and some sign-ins, whose table later steps create again. */
async function createFirstVersion(file: string, signIns: number): Promise<void> {
  const engine = await openSqlite(file, silent)
  await engine.write(async (trx) => {
    await createRecords(trx as never as Kysely<never>, 'sqlite')
    await sql`create table kysely_migration (name varchar(255) not null primary key, timestamp varchar(255) not null)`.execute(
      trx,
    )
    await sql`insert into kysely_migration values ('0001-records', '2026-01-01T00:00:00.000Z')`.execute(trx)
    await sql`insert into users (user_id, username, nickname, email, phone_number, sex, avatar, password_hash,
      must_change_password, status, address, user_story, remark, created_at)
      values (1, 'first', 'First', '', '', 1, '', 'x', 0, 1, '', '', '', 0)`.execute(trx)
    await sql`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${signIns})
      insert into sign_ins (user_id, at, day) select 1, n, '2026-01-01' from numbers`.execute(trx)
  })
  await engine.checkpoint()
  await engine.close()
}

const countSignIns = async ({ db }: Engine) =>
  (await sql<{ n: number }>`select count(*) as n from sign_ins`.execute(db)).rows[0]!.n

test('a server that is killed during an upgrade finishes it at the next start, with all data', async () => {
  const folder = temporaryFolder()
  const [old, file] = [join(folder, 'old.db'), join(folder, 'atrium.db')]
  const signIns = 50_000
  await createFirstVersion(old, signIns)
  const counts: unknown[] = []
  const kills = delays(rounds(4, 60), 120)
  for (const millis of kills) {
    discard(file)
    copyFileSync(old, file)
    await killDuringStart(file, `${file}-wal`, millis)
    const engine = await openDatabase(`file:${file}`, silent).catch(String)
    if (typeof engine === 'string') counts.push(engine)
    else {
      counts.push(await countSignIns(engine))
      await engine.close()
    }
  }
  console.log({ kills: kills.length, bricked: counts.filter((count) => count !== signIns).length })
  expect(new Set(counts)).toEqual(new Set([signIns]))
})

test('a server whose modules the database refuses says so in a sentence, and what to do', async () => {
  const file = join(temporaryFolder(), 'atrium.db')
  const first = start(file)
  await first.address
  await first.stop()
  const engine = await openSqlite(file, silent)
  await sql`delete from module_parts where part = 'menu/forms/mine'`.execute(engine.db)
  const refuse = sql`create trigger refuse before insert on module_parts begin select raise(abort, 'not this one'); end`
  await refuse.execute(engine.db)
  await engine.close()
  const next = start(file)
  expect(await next.address.catch(String)).toMatch(
    /could not be written to file:.*: not this one\. Nothing .* set MODULES/,
  )
  expect(next.lines.join('\n')).not.toMatch(/^\s+at /m)
})

test('several servers that start on one new file share it', async () => {
  const file = join(temporaryFolder(), 'atrium.db')
  for (let round = 0; round < rounds(1, 20); round++) {
    discard(file)
    const servers = [start(file), start(file), start(file)]
    const addresses = await Promise.all(servers.map(({ address }) => address))
    const writers = await Promise.all(addresses.map((address) => startWriters(address, 1)))
    await Promise.all(writers.map((one) => one.acknowledge(20)))
    const tallies = await Promise.all(writers.map((one) => one.stop()))
    const codes = tallies.flatMap(({ acknowledged }) => acknowledged)
    for (const address of addresses) {
      const caller = await signedIn(address)
      expect(await missingPosts(caller, codes)).toEqual([])
      caller.close()
    }
    expect(tallies.map(({ statuses }) => Object.keys(statuses))).toEqual([['200'], ['200'], ['200']])
    await Promise.all(servers.map((server) => server.stop()))
  }
})
