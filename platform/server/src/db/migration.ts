import type { Kysely } from 'kysely'
import type { EngineName } from './engines/engine'

/** A step that brings the tables of the database to a newer version. */
export interface Migration {
  up(db: Kysely<never>, engine: EngineName): Promise<void>
}
