import { api } from '#product/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { LogKeys } from '#server/call/call'
import { chainAfter, digestOf, type ChainedLog } from '#server/db/migrations/0006-log-chain/digest'
import type { Database } from '#server/db/schema'
import { createLogKeys } from '#server/runtimes/node/commands/verify-log/log-keys'
import { verifyLogs } from '#server/runtimes/node/commands/verify-log/verify-log'
import { aUser } from '#server-test/records/factories'
import { demoPassword, openServer, type Client, type TestServer } from '#server-test/server'
import { appendRows } from './append'
import { addCheckpoints } from './checkpoints'
import { insertSignIns, sweepLogs } from '../log-writes'

const day = 86_400_000
const keys = createLogKeys({ logKey: 'a key of the test only', oldLogKeys: [] })!
const otherKeys = createLogKeys({ logKey: 'another key of the test', oldLogKeys: [] })!

let server: TestServer
let admin: Client
let db: Database
beforeEach(async () => {
  server = await openServer({ logKeys: keys, deletedInLogs: 'pseudonym' })
  admin = await server.signIn('admin')
  db = server.deps.db
})
afterEach(() => server.close())

const logIn = (username: string, password = demoPassword) =>
  server.client().ask(api.session.login, { body: { username, password } })
const found = async (given: LogKeys | null = keys) => {
  const reports = await verifyLogs(server.engine, given ?? undefined)
  return Object.fromEntries(
    reports.map(({ log, damage }) => [log, damage ? `${damage.what} ${damage.rowId}` : 'whole']),
  )
}
const whole = { operationLogs: 'whole', signIns: 'whole', logAmendments: 'whole' }
const checkpoint = (given: LogKeys = keys) =>
  server.deps.write((trx) => addCheckpoints(trx, { now: server.deps.now(), keys: given, reason: 'daily' }))
const ids = async () =>
  (await db.selectFrom('signIns').select('signInId').orderBy('signInId').execute()).map((row) => row.signInId)

/** Six attempts, so that there is a middle. */
async function attempts(): Promise<number[]> {
  for (const name of ['editor', 'common', 'guest']) await logIn(name)
  for (const name of ['editor', 'nobody']) await logIn(name, 'wrong')
  const all = await ids()
  expect(all).toHaveLength(6)
  return all
}

test('rows of writes, rejected writes and sign-ins of every kind are chained', async () => {
  await attempts()
  await admin.get(api.users.changeStatus, { body: { userId: 4, status: 0 } })
  await admin.ask(api.users.changeStatus, { body: { userId: 1, status: 0 } })
  await logIn('guest')
  expect(await found()).toEqual(whole)
  expect((await verifyLogs(server.engine, keys)).map(({ rows }) => rows)).toEqual([2, 7, 0])
})

test('half a character in a name is chained as it is stored', async () => {
  const row = { userId: null, result: 'unknownUser', address: '', agent: '', at: 1, day: '1970-01-01' }
  await insertSignIns(db, [{ ...row, username: 'a\uD800b' }])
  expect(await found()).toEqual(whole)
})

const damages: Record<string, (ids: number[]) => Promise<unknown>> = {
  'a changed row': ([, , id]) => change(id!, { username: 'other' }),
  'a deleted row': ([, , id]) => remove(id!),
  'a deleted beginning': async ([first, second]) => [await remove(first!), await remove(second!)],
  'a deleted end': ([, , , , , last]) => remove(last!),
  'two rows with each other’s id': ([, a, b]) => swap(a!, b!),
}

test.each([
  ['a changed row', 'changed', 2],
  ['a deleted row', 'missing', 3],
  ['a deleted beginning', 'missing', 2],
  ['a deleted end', 'cutOff', 4],
  ['two rows with each other’s id', 'reordered', 1],
])('%s is named', async (damage, what, at) => {
  const all = await attempts()
  await damages[damage]!(all)
  expect(await found()).toEqual({ ...whole, signIns: `${what} ${all[at]}` })
})

test('an inserted row is named', async () => {
  await attempts()
  const [row] = await db.selectFrom('signIns').selectAll().execute()
  const { signInId } = await db
    .insertInto('signIns')
    .values({ ...row!, signInId: 100 })
    .returning('signInId')
    .executeTakeFirstOrThrow()
  expect(await found()).toEqual({ ...whole, signIns: `inserted ${signInId}` })
})

test('a row that was changed with its digest is found by the chain, and all rows rewritten by a checkpoint', async () => {
  const all = await attempts()
  await checkpoint()
  await rewrite('signIns', all[2]!, { username: 'other' }, 'digest')
  expect(await found()).toMatchObject({ signIns: `broken ${all[2]}` })
  await rewrite('signIns', all[2]!, { username: 'other' }, 'all')
  expect(await found()).toMatchObject({ signIns: `rewritten ${all[5]}` })
  await db
    .updateTable('logCheckpoints')
    .set({ chain: await endOf('signIns') })
    .where('log', '=', 'signIns')
    .execute()
  expect(await found()).toMatchObject({ signIns: `signature ${all[5]}` })
  // Without the key nobody can see it.
  expect(await found(null)).toEqual(whole)
})

test('a checkpoint that somebody without the key made is found, and one of a former key is not', async () => {
  await attempts()
  await checkpoint(otherKeys)
  const both = createLogKeys({ logKey: 'a key of the test only', oldLogKeys: ['another key of the test'] })!
  await checkpoint(both)
  expect(await found(both)).toEqual(whole)
  const last = (await ids()).at(-1)
  expect(await found()).toMatchObject({ signIns: `signature ${last}` })
})

test('rows cut off by a checkpoint without a signature are found, once one was signed', async () => {
  const all = await attempts()
  await checkpoint()
  await db
    .transaction()
    .execute((trx) => sweepLogs(trx, { now: server.deps.now() + 181 * day, logDays: 180, signInDays: 180 }))
  expect(await found()).toMatchObject({ signIns: `signature ${all[5]}` })
})

test('a user who is replaced by a pseudonym leaves the logs whole, but does not hide an earlier change', async () => {
  const users = [await aUser(admin, 'leaver'), await aUser(admin, 'another')]
  await logIn('leaver', 'wrong')
  await logIn('another', 'wrong')
  await admin.get(api.users.delete, { query: { ids: [users[0]!] } })
  expect(await found()).toEqual(whole)
  expect((await verifyLogs(server.engine, keys)).map(({ amended }) => amended > 0)).toEqual([true, true, false])
  const { signInId } = await db
    .selectFrom('signIns')
    .select('signInId')
    .where('userId', '=', users[1]!)
    .executeTakeFirstOrThrow()
  await change(signInId, { result: 'success' })
  await admin.get(api.users.delete, { query: { ids: [users[1]!] } })
  expect(await found()).toMatchObject({ signIns: `changed ${signInId}` })
})

test('an amendment that was forged is found', async () => {
  await aUser(admin, 'leaver')
  await checkpoint()
  const [row] = await db.selectFrom('operationLogs').selectAll().execute()
  const changed = { ...row!, after: '[]' }
  await db.updateTable('operationLogs').set({ after: '[]' }).where('logId', '=', row!.logId).execute()
  const newDigest = digestOf('operationLogs', changed)
  await appendRows(db, 'logAmendments', [
    { at: 1, log: 'operationLogs', rowId: row!.logId, newDigest, keyId: '', signature: '' },
  ])
  expect(await found()).toMatchObject({ logAmendments: expect.stringMatching(/^signature/) })
})

test('rows that are too old go up to a checkpoint, and the rest is whole', async () => {
  const userId = await aUser(admin, 'leaver')
  await logIn('leaver', 'wrong')
  await admin.get(api.users.delete, { query: { ids: [userId] } })
  server.wait(100 * day)
  await logIn('editor')
  server.wait(81 * day)
  await logIn('common')
  expect(await ids()).toHaveLength(2)
  expect(await found()).toEqual(whole)
  expect(await db.selectFrom('operationLogs').select('logId').execute()).toEqual([])
  const [cut] = await db
    .selectFrom('logCheckpoints')
    .selectAll()
    .where('reason', '=', 'cut')
    .where('log', '=', 'signIns')
    .execute()
  expect(cut).toMatchObject({ link: 2, keyId: keys.keyId })
  await remove((await ids())[0]!)
  expect(await found()).toMatchObject({ signIns: expect.stringMatching(/^missing/) })
})

test('many sign-ins at once are chained one after the other', async () => {
  await Promise.all(Array.from({ length: 30 }, (_, at) => logIn(`nobody${at}`, 'wrong')))
  expect(await found()).toEqual(whole)
  expect((await ids()).length).toBeGreaterThan(20)
})

test('a log whose end is lost goes on after its last row, and calls go on', async () => {
  await attempts()
  await db.deleteFrom('logHeads').execute()
  expect((await logIn('editor')).status).toBe(200)
  expect(await found()).toMatchObject({ signIns: 'whole' })
})

const change = (id: number, values: object): Promise<unknown> =>
  db.updateTable('signIns').set(values).where('signInId', '=', id).execute()
const remove = (id: number): Promise<unknown> => db.deleteFrom('signIns').where('signInId', '=', id).execute()
async function swap(a: number, b: number): Promise<void> {
  await change(a, { signInId: 999 })
  await change(b, { signInId: a })
  await change(999, { signInId: b })
}
const endOf = async (log: ChainedLog) =>
  (await db.selectFrom('logHeads').select('chain').where('log', '=', log).executeTakeFirstOrThrow()).chain

/** Changes a row as somebody would who knows how the chain is made, with the digest alone or with all that follows. */
async function rewrite(log: 'signIns', id: number, values: object, extent: 'digest' | 'all'): Promise<void> {
  const rows = await db.selectFrom(log).selectAll().orderBy('signInId').execute()
  let chain = ''
  for (const row of rows) {
    const next = row.signInId === id ? { ...row, ...values } : row
    const digest = digestOf(log, next)
    chain = chainAfter(chain, digest)
    const isWritten = extent === 'all' || row.signInId === id
    if (isWritten) await change(row.signInId, { ...values, ...next, digest, ...(extent === 'all' && { chain }) })
  }
  if (extent === 'all') await db.updateTable('logHeads').set({ chain }).where('log', '=', log).execute()
}
