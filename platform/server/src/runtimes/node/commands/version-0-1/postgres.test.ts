import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openPostgres } from '#server/db/engines/postgres'
import { freshDatabaseUrl } from '#server-test/database'
import { product } from 'atrium/entries/product'
import { StartError } from '../../settings'
import { copyVersion01 } from './copy'
import { fillVersion01 } from './old-demo/fill'
import { readPostgres } from './source'
import { fillPostgres } from '../new-database'

const silent = () => {}

describe.runIf(process.env.TEST_ENGINE === 'postgres')('a PostgreSQL database of version 0.1', () => {
  let old: { url: string; drop: () => Promise<void> }
  let empty: { url: string; drop: () => Promise<void> }
  beforeEach(async () => {
    old = await freshDatabaseUrl()
    empty = await freshDatabaseUrl()
    const engine = openPostgres(old.url, silent)
    await fillVersion01(engine)
    await engine.close()
  })
  afterEach(async () => {
    await old.drop()
    await empty.drop()
  })

  const copy = () =>
    readPostgres(old.url, (source) =>
      fillPostgres(empty.url, async (target) => {
        await copyVersion01(product, source, target, { name: 'old' })
      }),
    )
  const countUsers = async () => {
    const engine = openPostgres(empty.url, silent)
    const { length } = await engine.db.selectFrom('users').select('userId').execute()
    await engine.close()
    return length
  }

  test('is copied into an empty one, and not twice', async () => {
    await copy()
    expect(await countUsers()).toBe(4)
    await expect(copy()).rejects.toThrow(/is not empty, and is left as it is\. Create an empty database/)
    expect(await countUsers()).toBe(4)
  })

  test('is left alone while others are connected', async () => {
    const other = openPostgres(old.url, silent)
    await other.db.selectFrom('users').select('userId').execute()
    const error = await copy().catch((reason: unknown) => reason)
    await other.close()
    expect(error).toBeInstanceOf(StartError)
    expect((error as StartError).message).toMatch(/ is in use, and is left as it is\. Stop the server/)
    expect((error as StartError).message).not.toContain(new URL(old.url).password)
    await copy()
    expect(await countUsers()).toBe(4)
  })
})
