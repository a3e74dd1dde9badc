import { CamelCasePlugin, Kysely, type Dialect } from 'kysely'
import type { Database, Schema } from '../schema'

export type EngineName = 'sqlite' | 'postgres'

/** An open database and what differs between engines. */
export interface Engine {
  readonly name: EngineName
  readonly db: Database
  /** Waits for running statements, then lets go of the file or the connections. */
  close(): Promise<void>
}

/** Wraps a dialect in the one Kysely configuration of the project: camel case in code, snake case in the database. */
export function createEngine(name: EngineName, dialect: Dialect): Engine {
  const db = new Kysely<Schema>({ dialect, plugins: [new CamelCasePlugin()] })
  return { name, db, close: () => db.destroy() }
}
