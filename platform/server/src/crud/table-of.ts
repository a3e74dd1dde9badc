import type { FieldedKind, StoredOf } from '@atrium/contract/kind/types'
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
