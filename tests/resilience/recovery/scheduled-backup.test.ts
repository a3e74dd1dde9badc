import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { api } from '#product/contract'
import { signedIn } from '../load'
import { startServer } from '../server-process'
import { temporaryFolder } from '../temporary-folder'

test('the server writes backups to a folder as a job, which can be run by hand', async () => {
  const folder = temporaryFolder()
  const backups = join(folder, 'backups')
  const server = startServer({
    DATABASE_URL: `file:${join(folder, 'served.db')}`,
    BACKUP_FOLDER: backups,
    BACKUP_KEY: 'a passphrase of this test',
  })
  const admin = await signedIn(await server.address)
  expect((await admin.call(api.jobs.run, { body: { key: 'platform.backup' } })).status).toBe(200)
  await vi.waitFor(
    () => expect(readdirSync(backups).filter((name) => name.endsWith('.backup'))).toHaveLength(1),
    20_000,
  )
  expect(readdirSync(backups)[0]).toMatch(/^\w+-\d{8}-\d{6}\.backup$/)
  admin.close()
  await server.stop()
})

test('times that are no cron expression end the start with a sentence', async () => {
  const folder = temporaryFolder()
  const server = startServer({
    DATABASE_URL: `file:${join(folder, 'served.db')}`,
    BACKUP_FOLDER: folder,
    BACKUP_AT: 'each night',
  })
  expect((await server.exited).code).toBe(1)
  expect(server.lines.join('\n')).toContain('BACKUP_AT is wrong. The schedule "each night"')
})
