import { product } from 'atrium/entries/product'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { verifyLogs } from '#server/runtimes/node/commands/verify-log/verify-log'
import { insertSignIns } from '#server/audit/log-writes'
import { migrateWithin } from '#server/runtimes/node/commands/backup/rows/migrate-within'
import { presentSteps } from '#server/install/migrate'
import { openServer, type TestServer } from '#server-test/server'
import { sql } from 'kysely'

let server: TestServer
beforeEach(async () => {
  server = await openServer({ history: true })
})
afterEach(() => server.close())

/** Takes the chain away, so that the database is as it was before this step. */
async function undo(): Promise<void> {
  const { db } = server.engine
  for (const table of ['operation_logs', 'sign_ins'])
    for (const column of ['link', 'digest', 'chain']) await db.schema.alterTable(table).dropColumn(column).execute()
  for (const table of ['log_heads', 'log_checkpoints', 'log_amendments', 'log_checks'])
    await db.schema.dropTable(table).execute()
  await sql`delete from kysely_migration where name = '0006-log-chain'`.execute(db)
}

test('rows that were there are chained by the upgrade, and later ones follow', async () => {
  const { db, write, name } = server.engine
  const before = await verifyLogs(server.engine, undefined)
  await undo()
  await write((trx) => migrateWithin(trx, name, presentSteps(product.servers)))
  const after = await verifyLogs(server.engine, undefined)
  expect(after.map(({ rows, damage }) => [rows, damage])).toEqual(before.map(({ rows }) => [rows, undefined]))
  expect(after[0]!.rows).toBeGreaterThan(200)
  const checkpoints = db.selectFrom('logCheckpoints').select(['log', 'reason', 'link']).orderBy('log')
  expect(await checkpoints.execute()).toEqual([
    { log: 'operationLogs', reason: 'upgrade', link: after[0]!.rows },
    { log: 'signIns', reason: 'upgrade', link: after[1]!.rows },
  ])
  const row = { userId: null, username: 'x', result: 'unknownUser', address: '', agent: '', at: 1, day: '1970-01-01' }
  await insertSignIns(db, [row])
  const [, signIns] = await verifyLogs(server.engine, undefined)
  expect([signIns!.rows, signIns!.damage]).toEqual([after[1]!.rows + 1, undefined])
})

test('the past of the demo is chained as it is filled in', async () => {
  const reports = await verifyLogs(server.engine, undefined)
  expect(reports.map(({ damage }) => damage)).toEqual([undefined, undefined, undefined])
  expect(reports[1]!.rows).toBeGreaterThan(200)
})
