import type { LocalText } from 'atrium/contract/language'
import type { SelectQueryBuilder } from 'kysely'
import { countOf } from '#server/db/count'
import type { Schema } from '#server/db/schema'

/** In a message in place of a number that would say something of records out of the actor's scope. */
const someHidden: LocalText = { zh: '若干（含您看不到的）', en: 'some, also ones that you may not see' }

type Query<T extends keyof Schema> = SelectQueryBuilder<Schema, T, object>

/**
 * Counts records for the message of an error: all of them, where the actor may see them all, which `seen` leaves in the query. Returns
 * words where some are out of the actor's scope, and 0 where there are none.
 * @example
 * const users = await countSeen(db.selectFrom('users').where('deptId', 'in', ids), (all) => all.where(userInScope(actor)))
 * if (users) throw new AppError(dept.errors.hasUsers, { values: { n: users } })
 */
export async function countSeen<T extends keyof Schema>(
  all: Query<T>,
  seen: (all: Query<T>) => Query<T>,
): Promise<number | LocalText> {
  const count = await countOf(all)
  return count === 0 || count === (await countOf(seen(all))) ? count : someHidden
}
