import { AppError } from '../app-error'

/**
 * Returns the row, or throws `record.notFound`. A record out of the actor's scope is not found, like one that does not exist.
 * @example
 * found(await db.selectFrom('posts').selectAll().where('postId', '=', postId).executeTakeFirst())
 */
export function found<T>(row: T | undefined): T {
  if (row === undefined) throw new AppError('record.notFound')
  return row
}

/**
 * As many rows as were asked for, or `record.notFound`: of several records all are there and in scope, or none is touched.
 * @example
 * const rows = allFound(await db.selectFrom('posts').where('postId', 'in', ids).selectAll().execute(), ids)
 */
export function allFound<T>(rows: T[], ids: readonly number[]): T[] {
  if (rows.length !== ids.length) throw new AppError('record.notFound')
  return rows
}

/**
 * The row, or `record.stale` when it is no longer the one that was read. Without a version nothing was read.
 * @example
 * const before = fresh(found(row), version)
 */
export function fresh<T extends { version: number }>(row: T, version: number | undefined): T {
  if (version !== undefined && row.version !== version) throw new AppError('record.stale')
  return row
}
