import { SqliteAdapter, SqliteIntrospector } from 'kysely'
import type { ReadsNow } from '../statement'
import { createEngine, type Engine } from './engine'
import { inCode, SqliteCompiler } from './names'
import { SqliteDriver, type StatementSource } from './sqlite-driver'

type Bindable = string | number | bigint | Uint8Array | null

/** The functions that a library of SQLite must have; each engine file adapts one to it. */
export interface SqliteLibrary {
  prepare(sql: string): SqliteStatement
  exec(sql: string): void
  close(): void
}

export interface SqliteStatement {
  all(parameters: Bindable[]): unknown[]
  run(parameters: Bindable[]): { changes: number | bigint; lastInsertRowid: number | bigint }
  finalize?(): void
}

/** Prepared statements kept per connection; past that the one unused for longest is dropped. */
const statementLimit = 200

/**
 * One rule for values on every library, because each has its own accident: libsql aborts the process on a boolean,
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

/** The statements of a database over any library, with a cache of those prepared. */
function facade(library: SqliteLibrary): StatementSource {
  const cache = new Map<string, ReturnType<typeof wrap>>()
  function wrap(sql: string) {
    const raw = library.prepare(sql)
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
    exec: (sql) => library.exec(sql),
    close() {
      for (const statement of cache.values()) statement.finalize()
      cache.clear()
      library.close()
    },
  }
}

/** Its tables are created in transactions too, so that a migration that is cut off leaves nothing behind. */
class Adapter extends SqliteAdapter implements ReadsNow {
  readonly readNow: ReadsNow['readNow']
  constructor(driver: SqliteDriver) {
    super()
    this.readNow = (query) => {
      const rows = driver.readNow(query)
      return rows && inCode(rows)
    }
  }

  override get supportsTransactionalDdl() {
    return true
  }
}

/** An engine over SQLite. */
export interface SqliteEngine extends Engine {
  /** Sends reads outside of a transaction to a connection of their own, which `open` returns. Needs a write-ahead log. */
  readFrom(open: () => SqliteLibrary): void
}

/**
 * Opens an engine over a library. Referential integrity is on; everything else is the library's business. `beforeWrite` is
 * called before anything is written, and throws when that must not be.
 */
export function sqliteEngine(library: SqliteLibrary, beforeWrite = () => {}): SqliteEngine {
  library.exec('pragma foreign_keys = on')
  const driver = new SqliteDriver(facade(library), beforeWrite)
  const engine = createEngine('sqlite', {
    createAdapter: () => new Adapter(driver),
    createDriver: () => driver,
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteCompiler(),
  })
  return { ...engine, readFrom: (open) => driver.readFrom(() => facade(open())) }
}
