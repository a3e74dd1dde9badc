import { SqliteDialect, type SqliteDatabase } from 'kysely'
import { createEngine, type Engine } from './engine'

type Bindable = string | number | bigint | Uint8Array | null

/** What a driver of SQLite has to offer; each engine file adapts one library to it. */
export interface SqliteDriver {
  prepare(sql: string): SqliteDriverStatement
  exec(sql: string): void
  close(): void
}

export interface SqliteDriverStatement {
  all(parameters: Bindable[]): unknown[]
  run(parameters: Bindable[]): { changes: number | bigint; lastInsertRowid: number | bigint }
  finalize?(): void
}

/** Prepared statements kept per connection; past that the one unused for longest is dropped. */
const statementLimit = 200

/**
 * One rule for values on every driver, because each has its own accident: libsql aborts the process on a boolean,
 * node:sqlite turns a Date into null.
 */
function bindable(value: unknown): Bindable {
  if (value === undefined || value === null) return null
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value instanceof Date) return value.getTime()
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value
  if (value instanceof Uint8Array) return value
  throw new TypeError(`cannot bind a value of type ${typeof value}`)
}

const answersRows = /^\s*(?:select|with|pragma|explain)\b|\breturning\b/i

/** The database object that Kysely's SqliteDialect expects, over any driver, with a cache of prepared statements. */
function facade(driver: SqliteDriver): SqliteDatabase {
  const cache = new Map<string, ReturnType<typeof wrap>>()
  function wrap(sql: string) {
    const raw = driver.prepare(sql)
    return {
      reader: answersRows.test(sql),
      all: (parameters: readonly unknown[]) => raw.all(parameters.map(bindable)),
      run: (parameters: readonly unknown[]) => raw.run(parameters.map(bindable)),
      *iterate(parameters: readonly unknown[]) {
        yield* raw.all(parameters.map(bindable))
      },
      finalize: () => raw.finalize?.(),
    }
  }
  return {
    prepare(sql) {
      const statement = cache.get(sql) ?? wrap(sql)
      cache.delete(sql)
      cache.set(sql, statement)
      if (cache.size > statementLimit) {
        const [oldest, dropped] = cache.entries().next().value!
        dropped.finalize()
        cache.delete(oldest)
      }
      return statement
    },
    close() {
      for (const statement of cache.values()) statement.finalize()
      cache.clear()
      driver.close()
    },
  }
}

/** Opens an engine over a driver. Referential integrity is on; everything else is the driver's business. */
export function sqliteEngine(driver: SqliteDriver): Engine {
  driver.exec('pragma foreign_keys = on')
  return createEngine('sqlite', new SqliteDialect({ database: facade(driver) }))
}
