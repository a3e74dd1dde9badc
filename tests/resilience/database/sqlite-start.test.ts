import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openSqlite } from '#server/db/engines/sqlite-node'
import { missingPosts, signedIn, startWriters } from '../load'
import { rounds } from '../rounds'
import { startServer } from '../server-process'
import { temporaryFolder } from '../temporary-folder'

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

test('a server whose modules the database rejects says so in a sentence, and what to do', async () => {
  const file = join(temporaryFolder(), 'atrium.db')
  const first = start(file)
  await first.address
  await first.stop()
  const engine = await openSqlite(file, silent)
  await sql`delete from module_parts where part = 'menu/system/post'`.execute(engine.db)
  const reject = sql`create trigger reject before insert on module_parts begin select raise(abort, 'not this one'); end`
  await reject.execute(engine.db)
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
