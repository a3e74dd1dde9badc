import type { Field } from 'atrium/contract/kind/field-kind'
import type { LinesTypes } from 'atrium/contract/kind/fields/lines/lines'
import type { FieldedKind, StoredLine, StoredOf } from 'atrium/contract/kind/types'
import type { Generated } from 'kysely'

/**
 * The table of a kind of record, as `Schema` has it: its id, the column of each field, and the version, such as:
 *
 * declare module '#server/db/schema' {
 *   interface Schema {
 *     stockItems: TableOf<typeof stockItem>
 *   }
 * }
 */
export type TableOf<K extends FieldedKind> = StoredOf<K> & { [P in K['id'] | 'version']: Generated<number> }

/**
 * The table of the lines of a kind of record, as `Schema` has it: the id of the record, the position from 0, and the column of each field, such as
 * `orderLines: LineTableOf<typeof order, typeof orderLines>`.
 */
export type LineTableOf<K extends FieldedKind, L extends Field> =
  L extends Field<LinesTypes<infer F>> ? StoredLine<F> & { [P in K['id'] | 'position']: number } : never
