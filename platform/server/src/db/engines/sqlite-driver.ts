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

/** The functions of a database that the driver needs. A statement whose `reader` is true returns rows. */
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
/** A pragma reads or sets something of the connection that it is sent to. */
const isOfConnection = /^\s*pragma\b/i

function isRead({ query, sql }: CompiledQuery): boolean {
  return SelectQueryNode.is(query) || (query.kind === 'RawNode' && isReadInSql.test(sql))
}

/** One use of the database by Kysely: a single statement, or a transaction. It takes the writing connection when it first needs it. */
class Turn implements DatabaseConnection {
  readonly executeQuery: DatabaseConnection['executeQuery']
  holdsLock = false

  constructor(execute: <R>(turn: Turn, query: CompiledQuery) => Promise<QueryResult<R>>) {
    this.executeQuery = (query) => execute(this, query)
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query)
  }
}

/**
 * Kysely's driver for a SQLite database. It differs from the one that comes with Kysely in three ways: whatever writes takes the write lock
 * before its first statement; a lock of another process is waited for with a timer, since SQLite's own busy_timeout would stop the
 * whole thread, with every call that needs no lock; and reads outside of a transaction have a connection of their own where the
 * database can have two (`readFrom`), so that they do not wait until a transaction ends.
 */
export class SqliteDriver implements Driver {
  readonly #database: StatementSource
  readonly #beforeWrite: () => void
  readonly #mutex = new Mutex()
  #openReader: (() => StatementSource) | undefined
  #reader: StatementSource | undefined
  #isInTransaction = false

  constructor(database: StatementSource, beforeWrite: () => void) {
    this.#database = database
    this.#beforeWrite = beforeWrite
  }

  /**
   * Sends reads outside of a transaction to a second connection from now on. The file has to have a write-ahead log: otherwise a
   * commit would wait for reads, and reads for a commit.
   */
  readFrom(open: () => StatementSource): void {
    this.#reader ??= open()
    this.#openReader = open
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new Turn((turn, query) => this.#execute(turn, query))
  }

  async releaseConnection(turn: Turn): Promise<void> {
    if (turn.holdsLock) this.#mutex.unlock()
    turn.holdsLock = false
  }

  /**
   * Returns the rows of a read without the promises that a turn takes. Undefined where another one has the connection, and for
   * whatever fails: the ordinary way waits, or says what is wrong.
   */
  readNow(query: CompiledQuery): UnknownRow[] | undefined {
    if (!isRead(query)) return undefined
    try {
      if (this.#openReader) return this.#read<UnknownRow>(query).rows
      return this.#mutex.isHeld ? undefined : this.#run<UnknownRow>(this.#database, query).rows
    } catch {
      return undefined
    }
  }

  async beginTransaction(turn: Turn): Promise<void> {
    await this.#lock(turn)
    await this.#begin()
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
      this.#openReader = undefined
      this.#dropReader()
      this.#database.close()
    } finally {
      this.#mutex.unlock()
    }
  }

  async #lock(turn: Turn): Promise<void> {
    if (!turn.holdsLock) await this.#mutex.lock()
    turn.holdsLock = true
  }

  async #begin(): Promise<void> {
    await this.#patiently(() => {
      this.#beforeWrite()
      this.#database.exec('begin immediate')
    })
    this.#isInTransaction = true
  }

  async #execute<R>(turn: Turn, query: CompiledQuery): Promise<QueryResult<R>> {
    const isOwnRead = isRead(query) && !turn.holdsLock && !isOfConnection.test(query.sql)
    if (isOwnRead && this.#openReader) return waiting(() => this.#read<R>(query))
    await this.#lock(turn)
    if (this.#isInTransaction || isRead(query)) return this.#patiently(() => this.#run<R>(this.#database, query))
    // libsql never resets a prepared statement that found the file locked: it would hold on to what it could read then.
    await this.#begin()
    try {
      const result = this.#run<R>(this.#database, query)
      await this.commitTransaction()
      return result
    } catch (error) {
      await this.rollbackTransaction()
      throw error
    }
  }

  #read<R>(query: CompiledQuery): QueryResult<R> {
    try {
      this.#reader ??= this.#openReader!()
      return this.#run<R>(this.#reader, query)
    } catch (error) {
      // For the reason given in `#execute`: all later reads of the connection would show what this one could read.
      if (isBusy(error)) this.#dropReader()
      throw error
    }
  }

  #dropReader(): void {
    this.#reader?.close()
    this.#reader = undefined
  }

  #run<R>(source: StatementSource, { sql, parameters }: CompiledQuery): QueryResult<R> {
    const statement = source.prepare(sql)
    if (statement.reader) return { rows: statement.all(parameters) as R[] }
    const { changes, lastInsertRowid } = statement.run(parameters)
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
  }

  /** Runs it again while another process holds the lock. Outside of a transaction, others use the connection meanwhile. */
  async #patiently<T>(run: () => T): Promise<T> {
    if (this.#isInTransaction) return waiting(run)
    return waiting(run, { before: () => this.#mutex.unlock(), after: () => this.#mutex.lock() })
  }
}

interface Pause {
  before(): void
  after(): Promise<void>
}

/** Runs it again while another process holds the lock, for as long as `lockMillis`. */
async function waiting<T>(run: () => T, pause?: Pause): Promise<T> {
  const end = performance.now() + lockMillis
  for (;;) {
    try {
      return run()
    } catch (error) {
      if (!isBusy(error) || performance.now() >= end) throw error
    }
    pause?.before()
    await new Promise((resolve) => setTimeout(resolve, pauseMillis))
    await pause?.after()
  }
}
