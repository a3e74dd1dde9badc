import { createRequire } from 'node:module'
import { sql } from 'kysely'
import type { Database } from '../schema'
import type { Engine } from './engine'
import { sqliteEngine, type SqliteLibrary } from './sqlite'
import { prepareFile, sizeOf, watchFile } from './sqlite-file'
import { DatabaseError, isBusy, isDamaged, isNoDatabase, storageErrorCode } from './storage'

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
  // The types of Node 20 do not have node:sqlite.
  const builtin = process.getBuiltinModule('node:sqlite' as 'node:fs') as unknown as
    | { DatabaseSync: new (file: string) => NodeDatabase }
    | undefined
  if (builtin) return new builtin.DatabaseSync(file)
  const Libsql = createRequire(import.meta.url)('libsql') as new (file: string) => NodeDatabase
  return new Libsql(file)
}

/** After how many pages SQLite moves its write-ahead log into the file: about 4 MB. */
const checkpointPages = 1000

/** How much of the file SQLite keeps in memory. With its own 2 MB a total over a larger table reads the file again each time. */
const cacheKilobytes = 16_000

function adapt(database: NodeDatabase): SqliteLibrary {
  return {
    prepare(text) {
      const statement = database.prepare(text)
      return { all: (parameters) => statement.all(...parameters), run: (parameters) => statement.run(...parameters) }
    },
    exec: (text) => database.exec(text),
    close: () => database.close(),
  }
}

function openLibrary(file: string): SqliteLibrary {
  const database = openDatabase(file)
  return {
    ...adapt(database),
    close() {
      try {
        // libsql leaves the log as it is, and a copy of the file of a stopped server should hold all data.
        database.exec('pragma wal_checkpoint(truncate)')
      } catch {
        // Nothing is lost: the log is read when the database is opened again.
      }
      database.close()
    },
  }
}

const setCache = `pragma cache_size = ${-cacheKilobytes}`

/** Opens a second connection to a file, which writes nothing. */
function openReader(file: string): SqliteLibrary {
  const library = adapt(openDatabase(file))
  library.exec('pragma busy_timeout = 0')
  library.exec('pragma query_only = on')
  library.exec(setCache)
  return library
}

async function rejectWithoutTables(db: Database, file: string): Promise<void> {
  async function lacksTables() {
    const { rows } = await sql`select name from sqlite_master limit 1`.execute(db)
    // A first start that was cut off leaves an empty file, never one without tables.
    return rows.length === 0 && sizeOf(file) > 0
  }
  // Twice: another process may have created them just between the two looks.
  if (!(await lacksTables()) || !(await lacksTables())) return
  throw new DatabaseError(
    `It holds no tables. Probably it was copied from a running server without ${file}-wal beside it. Stop that server and copy the file again, or move it away to begin with an empty database.`,
  )
}

/** Up to this size a file is checked when it is opened: that takes a second. `npm run db:check` checks larger ones. */
const checkedBytes = 1_000_000_000

/**
 * Throws a DatabaseError when a page of the file is not what the others say it is. Half a second for 500 MB, and each call that needs
 * that page would fail otherwise.
 */
async function rejectDamaged(db: Database, file: string): Promise<void> {
  if (sizeOf(file) > checkedBytes) return
  const found = await sql<{ quickCheck: string }>`pragma quick_check(1)`.execute(db).catch((error: Error) => {
    if (!isDamaged(error)) throw error
    return { rows: [{ quickCheck: error.message }] }
  })
  const [what] = found.rows.map(({ quickCheck }) => quickCheck)
  if (what === 'ok') return
  throw new DatabaseError(
    `It is damaged: ${what?.replaceAll(/\s+/g, ' ')}. Put the latest backup in its place with "npm run restore FILE". Without one, "sqlite3 ${file} .recover | sqlite3 recovered.db" saves what can still be read.`,
  )
}

async function hasLog(db: Database): Promise<boolean> {
  const { rows } = await sql<{ journalMode: string }>`pragma journal_mode`.execute(db)
  return rows[0]?.journalMode === 'wal'
}

/**
 * A new file keeps its rollback journal until its tables are there, because turning to the write-ahead log would make it a
 * database without tables: the very thing that is rejected above.
 */
async function checkpoint(db: Database): Promise<void> {
  try {
    if (await hasLog(db)) await sql`pragma wal_checkpoint(truncate)`.execute(db)
    else await sql`pragma journal_mode = wal`.execute(db)
  } catch (error) {
    // A full or read-only disk can still be read.
    if (!storageErrorCode(error)) throw error
  }
}

/**
 * Opens a SQLite file, making it and its folder where they are missing; `:memory:` opens a database that ends with the
 * process. Throws when the file cannot be read, is no database, or has lost its content.
 */
export async function openSqlite(path: string, onGone: (error: Error) => void): Promise<Engine> {
  if (path === ':memory:') return sqliteEngine(openLibrary(path))
  const file = prepareFile(path)
  const library = openLibrary(file)
  library.exec('pragma busy_timeout = 0')
  const watch = watchFile(file, (loss) => {
    onGone(loss)
    // The log would be taken for that of a file that is put in the place of this one.
    void checkpoint(engine.db).catch(() => undefined)
  })
  const engine = sqliteEngine(library, watch.check)
  const close = () => {
    watch.stop()
    return engine.close()
  }
  try {
    await rejectWithoutTables(engine.db, file)
    await rejectDamaged(engine.db, file)
    // FULL: a write that was acknowledged survives a power cut, which WAL alone does not promise.
    await sql`pragma synchronous = full`.execute(engine.db)
    library.exec(setCache)
    await sql`pragma wal_autocheckpoint = ${sql.lit(checkpointPages)}`.execute(engine.db)
  } catch (error) {
    await close()
    throw error
  }
  return {
    ...engine,
    close,
    async ping() {
      watch.check()
      await sql`select name from sqlite_master limit 1`.execute(engine.db)
    },
    async checkpoint() {
      await checkpoint(engine.db)
      if (await hasLog(engine.db)) engine.readFrom(() => openReader(file))
    },
  }
}

/** How long a command waits for a lock of the server, in milliseconds. Nothing else runs in its process. */
const commandMillis = 5000

/** Opens a file as it is, to be read alone. Throws, here or with the first query, when it cannot be. */
export function lookIntoSqlite(file: string): Engine {
  const library = openReader(file)
  library.exec(`pragma busy_timeout = ${commandMillis}`)
  return sqliteEngine(library)
}

/**
 * Opens a file as it is, to be read alone, so that no other process can write to it until the end. Throws a DatabaseError when another
 * process has it open.
 */
export function holdToRead(file: string): Engine {
  const library = adapt(openDatabase(file))
  try {
    // Before the first look at the file, which else would be shared.
    library.exec('pragma locking_mode = exclusive')
    library.exec('pragma query_only = on')
    library.prepare('select name from sqlite_master limit 1').all([])
  } catch (error) {
    library.close()
    throw isBusy(error) ? new DatabaseError('Another process has it open.') : error
  }
  return sqliteEngine(library)
}

/**
 * Opens a file as it is, to be read alone: all reads see the one moment of the first, its log included, while other processes go on
 * writing. Throws when it cannot be read.
 */
export function openSnapshot(file: string): Engine {
  const library = openReader(file)
  try {
    library.exec(`pragma busy_timeout = ${commandMillis}`)
    library.exec('begin')
    // The moment is that of the first read.
    library.prepare('select name from sqlite_master limit 1').all([])
  } catch (error) {
    library.close()
    throw error
  }
  return sqliteEngine(library)
}

/**
 * Takes a database file for this process alone and moves its log into it, so that another file can be put in its place. Returns what ends
 * that. Throws a DatabaseError when another process has it open: one with a write-ahead log, as a server has, holds a lock for as long as
 * it runs. A damaged file is taken without a lock, since SQLite sets none on it.
 */
export function holdSqlite(file: string): () => void {
  const database = openDatabase(file)
  const close = () => database.close()
  try {
    database.exec('pragma busy_timeout = 0')
    // A prepared statement would keep its lock after the end of the connection, until it is collected.
    database.exec('pragma journal_mode = delete')
    database.exec('begin exclusive')
    // A server that opened it between the two has turned its log on again.
    const [mode] = database.prepare('pragma journal_mode').all() as { journal_mode: string }[]
    if (mode?.journal_mode === 'delete') return close
    throw new DatabaseError('Another process has it open.')
  } catch (error) {
    close()
    if (isBusy(error)) throw new DatabaseError('Another process has it open.')
    if (isDamaged(error) || isNoDatabase(error)) return () => {}
    throw error
  }
}
