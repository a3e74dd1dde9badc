import type { ExpressionBuilder, Expression, SqlBool } from 'kysely'
import type { Schema } from '../../db/schema'

/**
 * True for users who are people, and not service accounts.
 * @example
 * db.selectFrom('users').where(isPerson).selectAll()
 */
export const isPerson = (eb: ExpressionBuilder<Schema, 'users'>): Expression<SqlBool> =>
  eb('users.userId', 'not in', eb.selectFrom('serviceAccounts').select('serviceAccounts.userId'))

/** True for users who are service accounts. */
export const isServiceAccount = (eb: ExpressionBuilder<Schema, 'users'>): Expression<SqlBool> =>
  eb('users.userId', 'in', eb.selectFrom('serviceAccounts').select('serviceAccounts.userId'))
