import init, {
  type Database as WasmDatabase,
  type PreparedStatement,
  type Sqlite3Static,
} from '@sqlite.org/sqlite-wasm'
import type { Engine } from './engine'
import { sqliteEngine, type SqliteLibrary, type SqliteStatement } from './sqlite'

/** A database in this thread's memory, which can be taken out as the bytes of a SQLite file. */
export interface WasmEngine extends Engine {
  /** The whole database. Call it only between transactions. */
  export(): Uint8Array<ArrayBuffer>
  /** Grows with every row written. Equal numbers mean that nothing was written in between. */
  changes(): number
}

let loading: Promise<Sqlite3Static> | undefined

async function compile(): Promise<Sqlite3Static> {
  // Nothing here is stored by SQLite itself, and its file systems would start a worker of their own.
  const disable = { vfs: { kvvfs: true, opfs: true, 'opfs-vfs': true, 'opfs-sahpool': true, 'opfs-wl': true } }
  Object.assign(globalThis, { sqlite3ApiConfig: { disable } })
  try {
    return await init()
  } catch (error) {
    loading = undefined
    throw error
  }
}

/** Compiles SQLite, once per thread; after an error, such as a broken download, the next call tries again. */
export function loadSqlite(): Promise<Sqlite3Static> {
  loading ??= compile()
  return loading
}

function wrap({ capi }: Sqlite3Static, database: WasmDatabase, raw: PreparedStatement): SqliteStatement {
  const names = raw.columnCount > 0 ? raw.getColumnNames() : []
  return {
    all(parameters) {
      const rows: unknown[] = []
      try {
        if (parameters.length) raw.bind(parameters)
        while (raw.step()) rows.push(Object.fromEntries(names.map((name, index) => [name, raw.get(index)])))
      } finally {
        raw.reset(true)
      }
      return rows
    },
    run(parameters) {
      try {
        if (parameters.length) raw.bind(parameters)
        raw.step()
      } finally {
        raw.reset(true)
      }
      return { changes: database.changes(), lastInsertRowid: capi.sqlite3_last_insert_rowid(database.pointer!) }
    },
    finalize: () => raw.finalize(),
  }
}

/** Makes `bytes` the content of a database just opened. SQLite owns the copy and grows it as needed. */
function restore({ capi, wasm }: Sqlite3Static, database: WasmDatabase, bytes: Uint8Array): void {
  const flags = capi.SQLITE_DESERIALIZE_FREEONCLOSE | capi.SQLITE_DESERIALIZE_RESIZEABLE
  const copy = wasm.allocFromTypedArray(bytes)
  database.checkRc(capi.sqlite3_deserialize(database.pointer!, 'main', copy, bytes.length, bytes.length, flags))
  if (database.selectValue('pragma quick_check(1)') !== 'ok') throw new Error('the database is damaged')
}

/** Opens an empty database in memory, or one with the content of an export. Throws when that is damaged or no database. */
export async function openSqliteWasm(bytes?: Uint8Array): Promise<WasmEngine> {
  const sqlite = await loadSqlite()
  const database = new sqlite.oo1.DB(':memory:')
  try {
    if (bytes) restore(sqlite, database, bytes)
  } catch (error) {
    database.close()
    throw error
  }
  const library: SqliteLibrary = {
    prepare: (sql) => wrap(sqlite, database, database.prepare(sql)),
    exec: (sql) => void database.exec(sql),
    close: () => database.close(),
  }
  return {
    ...sqliteEngine(library),
    export: () => sqlite.capi.sqlite3_js_db_export(database.pointer!),
    changes: () => database.changes(true),
  }
}
