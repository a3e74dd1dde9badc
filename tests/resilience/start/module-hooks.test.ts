import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { buildProgram } from '../../../platform/testing/program.mjs'
import { startServer } from '../server-process'
import { temporaryFolder } from '../temporary-folder'

let program: string

beforeAll(async () => {
  program = await buildProgram(join(import.meta.dirname, 'hooks-server.ts'))
}, 60_000)

const environmentOf = () => ({ DATABASE_URL: `file:${join(temporaryFolder(), 'hooks.db')}`, LOG_LEVEL: 'silent' })

test('a module starts before the server answers, and stops while the database is still open', async () => {
  const process = startServer(environmentOf(), program)
  const address = await process.address
  expect(process.lines).toContain('probe starts with 4 users and 7 days')
  expect((await fetch(`${address}/health/ready`)).status).toBe(200)
  expect(process.lines).not.toContain('probe stops with 4 users')
  expect(await process.stop()).toEqual({ code: 0, signal: null })
  expect(process.lines).toContain('probe stops with 4 users')
})

test('a module that cannot start ends the start with one sentence that names it', async () => {
  const process = startServer({ ...environmentOf(), FAIL: '1' }, program)
  expect(await process.exited).toEqual({ code: 1, signal: null })
  expect(process.lines).toEqual([
    'The module probe could not start: no queue at this address. Correct that, or set MODULES to the other modules.',
  ])
})

test('the environment sets what a module reads, and a wrong variable ends the start', async () => {
  const right = startServer({ ...environmentOf(), PROBE_DAYS: '9' }, program)
  await right.line(/^probe starts with 4 users and 9 days$/)
  await right.address
  await right.stop()
  const wrong = startServer({ ...environmentOf(), PROBE_DAYS: '99' }, program)
  expect(await wrong.exited).toEqual({ code: 1, signal: null })
  expect(wrong.lines).toEqual([
    'PROBE_DAYS must be a whole number from 1 to 30, but is "99". Correct that and start again.',
  ])
})
