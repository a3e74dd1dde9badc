import { sql, type CompiledQuery } from 'kysely'
import type { Database } from '#server/db/schema'
import type { TestServer } from '../server'

/** The database; every query that was built once goes to `ran` as it runs. */
export function watched(db: Database, ran: CompiledQuery[]): Database {
  return new Proxy(db, {
    get(target, key) {
      // In a transaction every query takes Kysely's way.
      if (key === 'isTransaction') return true
      const value = Reflect.get(target, key, target) as unknown
      if (typeof value !== 'function') return value
      return (...args: unknown[]) => {
        if (key === 'executeQuery') ran.push(args[0] as CompiledQuery)
        return value.apply(target, args) as unknown
      }
    },
  })
}

/** The steps that plans of PostgreSQL must not have. The tables of the tests are small: what is left then is what no index can do. */
const avoided = ['seqscan', 'sort', 'incremental_sort', 'bitmapscan']

/** How the database would run a query, line by line; on PostgreSQL without the given `ways`. */
export async function planOf(
  { deps, engine }: TestServer,
  { sql: text, parameters, ...query }: CompiledQuery,
  ways = avoided,
): Promise<string[]> {
  const run = (db: Database, statement: string, values: readonly unknown[]) =>
    db.executeQuery<Record<string, string>>({ ...query, sql: statement, parameters: values })
  if (engine.name === 'sqlite') {
    return (await run(deps.db, `explain query plan ${text}`, parameters)).rows.map(({ detail }) => detail!)
  }
  return deps.db.connection().execute(async (db) => {
    for (const way of ways) await sql.raw(`set enable_${way} = off`).execute(db)
    const { rows } = await run(db, `explain ${text}`, parameters)
    await sql`reset all`.execute(db)
    return rows.map((row) => Object.values(row)[0]!)
  })
}
