import { product } from 'atrium/entries/product'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freshDatabaseUrl } from '#server-test/database'
import { migrateDatabase } from '../commands/migrate'
import type { Log } from '#server/call/call'
import type { Engine } from '#server/db/engines/engine'
import { openDatabase } from '../database'
import { readSettings } from '../settings'
import { rejectUnfilled } from './fill'

const silent = () => {}
const folder = mkdtempSync(join(tmpdir(), 'migrate-'))
afterAll(() => rmSync(folder, { recursive: true }))

let url: string
let release: () => Promise<void>
beforeEach(async () => {
  const fresh = await freshDatabaseUrl()
  url = fresh.url.startsWith('file:') ? `file:${join(mkdtempSync(join(folder, 'one-')), 'main.db')}` : fresh.url
  release = fresh.drop
})
afterEach(() => release())

const environment = (more = {}) => ({ DATABASE_URL: url, SEED: 'none', LOG_LEVEL: 'silent', ...more })

/** Does what a start does with the database where it may not change it. */
async function startUnmigrated(more = {}, log: Log = silent, waitMillis = 0) {
  const settings = readSettings(product, environment({ MIGRATE_AT_START: 'no', ...more }))
  const { mayMigrate } = settings
  const accept = (opened: Engine) => rejectUnfilled(product, opened, settings)
  const engine = await openDatabase(product, url, log, { waitMillis, mayMigrate, accept })
  try {
    return await engine.db.selectFrom('users').select('username').execute()
  } finally {
    await engine.close()
  }
}

test('a server that may not migrate starts after npm run migrate alone, which may run twice at once', async () => {
  const lines = vi.spyOn(console, 'log').mockImplementation(() => {})
  await expect(startUnmigrated()).rejects.toThrow(
    /lacks the migrations 0001-tables, .*, and MIGRATE_AT_START is "no"\. Run "npm run migrate"/,
  )
  await Promise.all([migrateDatabase(product, environment()), migrateDatabase(product, environment())])
  expect(await startUnmigrated()).toEqual([{ username: 'admin' }])
  const printed = lines.mock.calls.flat().join('\n')
  expect(printed.match(/First account: admin/g)).toHaveLength(1)
  expect(printed.match(/^The database .* is of this version\.$/gm)).toHaveLength(2)
  await expect(startUnmigrated({ MODULES: 'none' })).rejects.toThrow(/lacks what the modules of this version bring/)
})

test('a server that may not migrate waits for what modules install, not for the tables alone', async () => {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => {})
  await (await openDatabase(product, url, silent)).close()
  const reasons: unknown[] = []
  let migration: Promise<void> | undefined
  const log: Log = (_level, _event, facts) => {
    reasons.push(facts['error'])
    migration ??= migrateDatabase(product, environment())
  }
  expect(await startUnmigrated({}, log, 60_000)).toEqual([{ username: 'admin' }])
  await migration
  expect(reasons[0]).toMatch(/^It lacks what the modules of this version bring/)
  printed.mockRestore()
})
