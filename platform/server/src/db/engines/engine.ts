import { Kysely, sql, type Dialect } from 'kysely'
import type { Database, Schema } from '../schema'
import { withAhead } from './statements/ahead'
import { localMessages, type Messages } from './messages/messages'
import { Names } from './names'
import { rememberStatement } from './error/reference'
import { takeTurn } from './turn'

export type EngineName = 'sqlite' | 'postgres'

/** The connections of a process to its database. */
export interface Connections {
  readonly used: number
  readonly idle: number
  /** The statements and transactions that wait for one. */
  readonly waiting: number
  readonly most: number
}

/** An open database and what differs between engines. */
export interface Engine {
  readonly name: EngineName
  readonly db: Database
  /**
   * Runs `work` in a transaction of its own, one after the other over all processes, so that what it reads stays true until
   * it ends. A throw undoes everything. Inside, only `trx` may be used and nothing slow awaited: everybody else waits.
   */
  readonly write: <T>(work: (trx: Database) => Promise<T>) => Promise<T>
  readonly messages: Messages
  /** Resolves when the database answers, also while all connections are busy. Throws otherwise. One in memory always does. */
  ping(): Promise<void>
  /** Returns how the connections of this process are used. SQLite has none that calls wait for. */
  readonly connections?: () => Connections
  /** Moves what was written so far into the database file, which can then be copied alone. Only a SQLite file needs it. */
  checkpoint(): Promise<void>
  /** Waits for running statements, then closes the file or the connections. */
  close(): Promise<void>
}

/** Wraps a dialect in the one Kysely configuration of the project: camel case in code, snake case in the database. */
export function createEngine(name: EngineName, dialect: Dialect): Engine {
  const db = new Kysely<Schema>({ dialect, plugins: [new Names()], log: rememberStatement })
  const messages = localMessages()
  return {
    name,
    db,
    async write(work) {
      let within: Database | undefined
      const result = await db.transaction().execute(async (trx) => {
        if (name === 'postgres') await takeTurn(trx as never)
        within = trx
        return withAhead(trx, work)
      })
      if (within) messages.deliver(within)
      return result
    },
    messages,
    ping: async () => {},
    checkpoint: async () => {},
    close: () => db.destroy(),
  }
}

/** Returns the size of a database in bytes, without a write-ahead log. */
export async function databaseSize({ db, name }: Pick<Engine, 'db' | 'name'>): Promise<number> {
  const size =
    name === 'sqlite'
      ? sql<{ bytes: number }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
      : sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`
  return (await size.execute(db)).rows[0]!.bytes
}
