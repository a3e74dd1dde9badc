import type { Expression, ExpressionBuilder, ReferenceExpression, SqlBool } from 'kysely'
import { mapped, type Value } from '../statement'

/**
 * True where the column holds the text anywhere, without regard to case; `%`, `_` and `\` in the text are plain characters.
 * @example
 * db.selectFrom('posts').where((eb) => contains(eb, 'postName', text))
 */
export function contains<DB, TB extends keyof DB>(
  eb: ExpressionBuilder<DB, TB>,
  column: ReferenceExpression<DB, TB>,
  text: Value<string>,
): Expression<SqlBool> {
  const pattern = mapped(text, (plain) => `%${plain.replace(/[\\%_]/g, '\\$&')}%`)
  return eb(column, 'ilike', pattern)
}
