import type { EngineName } from '#server/db/engines/engine'
import type { Database } from '#server/db/schema'
import type { Manifest } from '../format/lines'
import type { Row, Total } from './row'

/** Some rows of a table. */
export interface Chunk {
  readonly table: string
  readonly rows: readonly Row[]
}

/** The rows of a database or a backup at one moment. */
export interface Content {
  /** As it is shown to people, who have no use for a password in it. */
  readonly name: string
  readonly manifest: Manifest
  /** Returns the rows, table by table in the order of the manifest. Throws where they are not those that the manifest names. */
  chunks(): AsyncIterable<Chunk>
}

/** Where rows are loaded: an empty database, within a transaction. */
export interface Target {
  readonly trx: Database
  readonly engine: EngineName
}

/** Called with the number of rows that are done. */
export type Report = (rows: number) => void

/** The totals of tables by name. */
export type Totals = ReadonlyMap<string, Total>

/** Returns how many rows the tables have together. */
export const rowsIn = (tables: readonly { readonly rows: number }[]) => tables.reduce((sum, { rows }) => sum + rows, 0)
