import type { UserRecord } from '#server/services/user/user'
import type { ParsedRow } from './import-row'

/** The result of a row: a new user, or the change of one. Undefined values stay as they are. */
export interface PlannedRow {
  readonly row: ParsedRow
  readonly before: UserRecord | undefined
  readonly deptId: number | undefined
  readonly postId: number | undefined
  readonly roleIds: number[] | undefined
}
