import {
  SelectQueryNode,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type SqliteDatabase,
  type UnknownRow,
} from 'kysely'
import { isBusy } from './storage'

/** How long the lock of another process is waited for before the database counts as unreachable, in milliseconds. */
const lockMillis = 5000
/** The pause between two tries, in milliseconds. */
const pauseMillis = 5

/** What the driver needs of a database. A statement whose `reader` is true answers rows. */
export interface StatementSource extends SqliteDatabase {
  exec(sql: string): void
}

/** Lets one in at a time, in the order they came. */
class Mutex {
  readonly #waiting: (() => void)[] = []
  #isHeld = false

  async lock(): Promise<void> {
    if (this.#isHeld) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#isHeld = true
  }

  get isHeld(): boolean {
    return this.#isHeld
  }

  unlock(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#isHeld = false
  }
}

const isReadInSql = /^\s*(?:select|with|pragma|explain)\b/i

function isRead({ query, sql }: CompiledQuery): boolean {
  return SelectQueryNode.is(query) || (query.kind === 'RawNode' && isReadInSql.test(sql))
}

/**
 * Kysely's driver for the one connection of a SQLite database. It differs from the one that comes with Kysely in two ways:
 * whatever writes takes the write lock before its first statement, and a lock of another process is waited for with a timer.
 * SQLite's own busy_timeout would stop the whole thread, with every call that needs no lock.
 */
export class SqliteDriver implements Driver {
  readonly #database: StatementSource
  readonly #beforeWrite: () => void
  readonly #mutex = new Mutex()
  readonly #connection: DatabaseConnection
  #isInTransaction = false

  constructor(database: StatementSource, beforeWrite: () => void) {
    this.#database = database
    this.#beforeWrite = beforeWrite
    const executeQuery = <R>(query: CompiledQuery) => this.#execute<R>(query)
    this.#connection = {
      executeQuery,
      async *streamQuery<R>(query: CompiledQuery) {
        yield await executeQuery<R>(query)
      },
    }
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#mutex.lock()
    return this.#connection
  }

  async releaseConnection(): Promise<void> {
    this.#mutex.unlock()
  }

  /**
   * The rows of a read, without the promises that a turn takes. Undefined where another one has the connection, and for whatever
   * fails: the ordinary way waits, or says what is wrong.
   */
  readNow(query: CompiledQuery): UnknownRow[] | undefined {
    if (this.#mutex.isHeld || !isRead(query)) return undefined
    try {
      return this.#run<UnknownRow>(query).rows
    } catch {
      return undefined
    }
  }

  async beginTransaction(): Promise<void> {
    await this.#patiently(() => {
      this.#beforeWrite()
      this.#database.exec('begin immediate')
    })
    this.#isInTransaction = true
  }

  async commitTransaction(): Promise<void> {
    this.#beforeWrite()
    await this.#patiently(() => this.#database.exec('commit'))
    this.#isInTransaction = false
  }

  async rollbackTransaction(): Promise<void> {
    this.#isInTransaction = false
    try {
      this.#database.exec('rollback')
    } catch (error) {
      // After some errors, such as a full disk, SQLite has rolled back by itself. The caller is to get that error.
      if (!/no transaction is active/.test((error as Error).message)) throw error
    }
  }

  async destroy(): Promise<void> {
    await this.#mutex.lock()
    try {
      this.#database.close()
    } finally {
      this.#mutex.unlock()
    }
  }

  async #execute<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#isInTransaction || isRead(query)) return this.#patiently(() => this.#run<R>(query))
    // libsql never resets a prepared statement that found the file locked: it would hold on to what it could read then.
    await this.beginTransaction()
    try {
      const result = this.#run<R>(query)
      await this.commitTransaction()
      return result
    } catch (error) {
      await this.rollbackTransaction()
      throw error
    }
  }

  #run<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
    const statement = this.#database.prepare(sql)
    if (statement.reader) return { rows: statement.all(parameters) as R[] }
    const { changes, lastInsertRowid } = statement.run(parameters)
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
  }

  /** Runs it again while another process holds the lock. Outside of a transaction, others use the connection meanwhile. */
  async #patiently<T>(run: () => T): Promise<T> {
    const end = performance.now() + lockMillis
    const sharesConnection = !this.#isInTransaction
    for (;;) {
      try {
        return run()
      } catch (error) {
        if (!isBusy(error) || performance.now() >= end) throw error
      }
      if (sharesConnection) this.#mutex.unlock()
      await new Promise((resolve) => setTimeout(resolve, pauseMillis))
      if (sharesConnection) await this.#mutex.lock()
    }
  }
}
