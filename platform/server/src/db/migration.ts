import type { Kysely } from 'kysely'
import type { EngineName } from './engines/engine'

/** A step that brings the tables of the database to a newer version. */
export interface Migration {
  up(db: Kysely<never>, engine: EngineName): Promise<void>
  /** The steps of version 0.1 that led to these tables, without the name of a module. A database with them is rejected, and can be copied. */
  readonly replaces?: readonly string[]
  /** Those of the tables that version 0.1 did not have, by their names in the database: a copy leaves them empty. */
  readonly adds?: readonly string[]
}
