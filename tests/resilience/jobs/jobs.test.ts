import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Engine } from '#server/db/engines/engine'
import { openPostgres } from '#server/db/engines/postgres'
import { startPostgres, type TestPostgres } from '#server-test/postgres'
import { buildProgram } from '../../../platform/testing/program.mjs'
import { rounds } from '../rounds'
import { startServer } from '../server-process'
import { temporaryFolder } from '../temporary-folder'

const record = join(temporaryFolder(), 'record.txt')
let program: string
let postgres: TestPostgres
let engine: Engine

beforeAll(async () => {
  program = await buildProgram(join(import.meta.dirname, 'jobs-server.ts'))
  postgres = await startPostgres()
  engine = openPostgres(postgres.url, () => {})
}, 120_000)
afterAll(async () => {
  await engine.close()
  await postgres.close()
})

const start = () => startServer({ DATABASE_URL: postgres.url, LOG_LEVEL: 'warn', RECORD: record }, program)

/** Each line that a handler wrote: what it was, and for which run. */
function lines(event: string): { run: string; attempt: string; pid: number }[] {
  if (!existsSync(record)) return []
  return readFileSync(record, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
    .filter(([what]) => what === event)
    .map(([, name, dueAt, attempt, pid]) => ({ run: `${name} ${dueAt}`, attempt: attempt!, pid: Number(pid) }))
}

const runsOf = () => engine.db.selectFrom('jobRuns').selectAll().execute()
/** The runs that a process makes, or any. */
const running = async (pid?: number) =>
  (await runsOf()).filter(({ state, process }) => state === 'running' && (!pid || process.includes(`:${pid} `)))

const longEnough = { timeout: 120_000, interval: 20 }

test('of 3 processes one makes each of 200 runs and more, also when one is killed in the middle', async () => {
  const first = start()
  await first.address
  const processes = [first, start(), start()]
  await Promise.all(processes.map(({ address }) => address))
  const most = rounds(200, 2000)
  await expect.poll(() => lines('end').length, longEnough).toBeGreaterThan(most / 2)
  // In the middle of a run.
  const victim = processes[1]!
  await expect.poll(() => running(victim.pid).then(({ length }) => length), longEnough).toBeGreaterThan(0)
  await victim.kill()
  const cut = await running(victim.pid)
  await expect.poll(() => lines('end').length, longEnough).toBeGreaterThan(most)
  // Nothing is left in the hands of the process that is gone.
  await expect.poll(() => running(victim.pid), longEnough).toEqual([])
  await engine.db.updateTable('jobs').set({ paused: 1 }).execute()
  await expect.poll(async () => (await runsOf()).filter(({ state }) => state !== 'done'), longEnough).toEqual([])
  const runs = await runsOf()
  const ended = lines('end').map(({ run }) => run)
  const repeated = runs.filter(({ attempt }) => attempt > 1)
  console.log({ runs: runs.length, ended: ended.length, cut: cut.length, repeated: repeated.length })
  expect(cut.length).toBeGreaterThan(0)
  // A handler that ended just before the kill may not have been recorded: its run is repeated, and ends twice.
  const twice = ended.filter((run, at) => ended.indexOf(run) !== at)
  const cutRuns = new Set(
    lines('begin').flatMap(({ run, pid, attempt }) => (pid === victim.pid && attempt === '1' ? run : [])),
  )
  expect(twice.filter((run) => !cutRuns.has(run))).toEqual([])
  expect(new Set(ended).size).toBe(runs.length)
  expect(repeated.length).toBe(cut.length)
  for (const one of [processes[0]!, processes[2]!]) expect(await one.stop()).toEqual({ code: 0, signal: null })
})

test('work that is under way when a stop begins is completed, within the time that a stop may take', async () => {
  await engine.db.updateTable('jobs').set({ paused: 0, nextAt: 0 }).execute()
  const one = start()
  await one.address
  await expect.poll(() => running().then(({ length }) => length), longEnough).toBeGreaterThan(0)
  expect(await one.stop()).toEqual({ code: 0, signal: null })
  expect((await runsOf()).filter(({ state }) => state !== 'done')).toEqual([])
})
