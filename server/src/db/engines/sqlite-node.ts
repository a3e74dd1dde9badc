import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import type { Engine } from './engine'
import { sqliteEngine, type SqliteDriver } from './sqlite'

interface NodeStatement {
  all(...parameters: unknown[]): unknown[]
  run(...parameters: unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint }
}
interface NodeDatabase {
  prepare(sql: string): NodeStatement
  exec(sql: string): void
  close(): void
}

/** Node's own SQLite from 22.13 on; libsql, which needs no compiler either, on Node 20. */
function openDatabase(file: string): NodeDatabase {
  // The types of Node 20 do not know node:sqlite.
  const builtin = process.getBuiltinModule('node:sqlite' as 'node:fs') as unknown as
    | { DatabaseSync: new (file: string) => NodeDatabase }
    | undefined
  if (builtin) return new builtin.DatabaseSync(file)
  const Libsql = createRequire(import.meta.url)('libsql') as new (file: string) => NodeDatabase
  return new Libsql(file)
}

/**
 * Opens a SQLite file, making its folder where it is missing; `:memory:` opens a database that ends with the process.
 * Throws when the file cannot be read or is no database.
 */
export function openSqlite(file: string): Engine {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const database = openDatabase(file)
  const driver: SqliteDriver = {
    prepare(sql) {
      const statement = database.prepare(sql)
      return { all: (parameters) => statement.all(...parameters), run: (parameters) => statement.run(...parameters) }
    },
    exec: (sql) => database.exec(sql),
    close: () => database.close(),
  }
  // FULL: a write that was acknowledged survives a power cut, which WAL alone does not promise.
  driver.exec('pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = full')
  return sqliteEngine(driver)
}
