import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openServer, type TestServer } from '#server-test/server'
import type { Database } from '../../schema'
import { runAhead, sendAhead } from './ahead'

let server: TestServer

beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.close())
beforeEach(() => server.engine.db.deleteFrom('posts').where('postSort', '=', -1).execute())

const post = (postCode: string) => ({
  postCode,
  postName: postCode,
  postNameEn: '',
  postSort: -1,
  status: 1 as const,
  remark: '',
})

const adding = (db: Database, postCode: string) => db.insertInto('posts').values(post(postCode)).compile()

async function codes(db: Database = server.engine.db): Promise<string[]> {
  const rows = await db.selectFrom('posts').select('postCode').where('postSort', '=', -1).orderBy('postId').execute()
  return rows.map(({ postCode }) => postCode)
}

/** Adds a row whose code is there already. */
const failing = (db: Database) => adding(db, 'first')

test('what is sent ahead is in the database for the next statement, and after the commit', async () => {
  await server.engine.write(async (trx) => {
    await sendAhead(trx, adding(trx, 'first'))
    await sendAhead(trx, adding(trx, 'second'))
    expect(await codes(trx)).toEqual(['first', 'second'])
  })
  expect(await codes()).toEqual(['first', 'second'])
})

test('its rows can be waited for, and a part of the transaction that needs them ends before the commit', async () => {
  await server.engine.write(async (trx) => {
    const query = trx.selectFrom('users').select('username').where('userId', '=', 1).compile()
    const rows = await sendAhead(trx, query)
    const part = async () => {
      const [user] = await rows()
      await sendAhead(trx, adding(trx, user!.username))
    }
    await runAhead(trx, part())
  })
  expect(await codes()).toEqual(['admin'])
})

test('an error in it undoes the transaction, and is the one that is thrown', async () => {
  const written = server.engine.write(async (trx) => {
    await sendAhead(trx, adding(trx, 'first'))
    await sendAhead(trx, failing(trx))
    // PostgreSQL rejects this one for the error before it.
    await trx.insertInto('posts').values(post('third')).execute()
  })
  await expect(written).rejects.toThrow(/unique|duplicate key/i)
  expect(await codes()).toEqual([])
})

test('an error of the work is the one that is thrown, also where a part goes on after it', async () => {
  const written = server.engine.write(async (trx) => {
    let goOn = () => {}
    const isOver = new Promise<void>((resolve) => (goOn = resolve))
    await sendAhead(trx, adding(trx, 'first'))
    // PostgreSQL rejects its statement for the error before it.
    await runAhead(
      trx,
      isOver.then(() => codes(trx)),
    )
    await trx.insertInto('posts').values(post('first')).execute().finally(goOn)
  })
  await expect(written).rejects.toThrow(/unique|duplicate key/i)
  expect(await codes()).toEqual([])
})

test('an error of the work ends what was begun ahead before the transaction is undone', async () => {
  let isEnded = false
  const written = server.engine.write(async (trx) => {
    const rows = await sendAhead(trx, adding(trx, 'first'))
    const part = async () => {
      await rows()
      await sql`select 1`.execute(trx)
      isEnded = true
    }
    await runAhead(trx, part())
    throw new Error('undone')
  })
  await expect(written).rejects.toThrow('undone')
  expect(isEnded).toBe(true)
  expect(await codes()).toEqual([])
})

test('in another transaction, and in none, a statement is waited for and throws its error', async () => {
  const { db } = server.engine
  await sendAhead(db, adding(db, 'first'))
  expect(await codes()).toEqual(['first'])
  await expect(sendAhead(db, failing(db))).rejects.toThrow(/unique|duplicate key/i)
  const inside = db.transaction().execute((trx) => sendAhead(trx, failing(trx)))
  await expect(inside).rejects.toThrow(/unique|duplicate key/i)
})
