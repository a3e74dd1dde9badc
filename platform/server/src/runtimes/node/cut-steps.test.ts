import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../faults/temporary-folder'
import type { Engine } from '#server/db/engines/engine'
import { openSqlite } from '#server/db/engines/sqlite-node'
import type { Database } from '#server/db/schema'
import { migrate, presentSteps } from '#server/install/migrate'
import { undoCutStep } from './cut-steps'
import { openDatabase } from './database'

const silent = () => {}

const steps = ['0001-records', '0002-locks', '0003-operation-logs', '0004-sign-in-log', '0005-names-ignore-case']

/** Runs a step as a former version did, each statement by itself, and stops after so many; returns whether it came to its end. */
async function cut({ db }: Engine, step: string, statements: number): Promise<boolean> {
  let left = statements
  const own = db.withPlugin({
    transformQuery({ node }) {
      if (left-- === 0) throw new Error('cut')
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  })
  try {
    await presentSteps[step]!.up(own as never, 'sqlite')
    return true
  } catch (error) {
    if ((error as Error).message !== 'cut') throw error
    return false
  }
}

async function schemaOf(db: Database): Promise<string[]> {
  const { rows } = await sql<{ sql: string }>`select sql from sqlite_master where sql is not null`.execute(db)
  return rows.map((row) => row.sql.replaceAll(/\s+/g, ' ')).toSorted()
}

const upTo = (done: readonly string[]) => Object.fromEntries(done.map((name) => [name, presentSteps[name]!]))

test.each(steps)(
  'a database that a former version left in the middle of %s is brought to the newest version',
  async (step) => {
    const done = upTo(steps.slice(0, steps.indexOf(step)))
    const whole = await openSqlite(':memory:', silent)
    await migrate(whole)
    const wanted = await schemaOf(whole.db)
    await whole.close()
    for (let statements = 1; ; statements++) {
      const engine = await openSqlite(':memory:', silent)
      await migrate(engine, done)
      const isWhole = await cut(engine, step, statements)
      await undoCutStep(engine)
      await migrate(engine)
      expect(await schemaOf(engine.db)).toEqual(wanted)
      await engine.close()
      if (isWhole) return
    }
  },
)

test('the start does so', async () => {
  const file = join(temporaryFolder(), 'atrium.db')
  const engine = await openSqlite(file, silent)
  await migrate(engine, upTo(['0001-records']))
  expect(await cut(engine, '0002-locks', 2)).toBe(false)
  await engine.close()
  const next = await openDatabase(`file:${file}`, silent)
  expect(await next.db.selectFrom('users').select('userId').execute()).toEqual([])
  await next.close()
})
