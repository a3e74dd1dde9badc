import type { DefaultView } from 'atrium/contract/system/user/view/view-state'
import { roleIdsOf } from '#server/access/actor'
import type { Call } from '#server/call/call'
import { statement, type Params } from '#server/db/statement'
import { layoutOf, type ViewRow } from './saved-view'
import { openPages } from './view-pages'

const defaultRows = statement((db, { userId, roleIds }: Params<{ userId: number; roleIds: number[] }>) =>
  db
    .selectFrom('savedViews')
    .where('isDefault', '=', 1)
    .where((eb) =>
      eb.or([
        eb('readerId', '=', userId),
        eb.and([eb('readerId', 'is', null), eb.or([eb('roleId', 'is', null), eb('roleId', 'in', roleIds)])]),
      ]),
    )
    .selectAll()
    .orderBy('roleId')
    .orderBy('viewId'),
)

/** Own ones come before those of a role, and these before those for all. */
const rank = ({ readerId, roleId }: ViewRow) => (readerId !== null ? 0 : roleId !== null ? 1 : 2)

/** Returns the views with which the actor's lists open, at most one for each list, of shared ones those of lists that they may open. `held` are their permissions. */
export async function readDefaultViews(call: Call, held: readonly string[]): Promise<DefaultView[]> {
  const rows = await defaultRows(call.db, { userId: call.actor.userId, roleIds: roleIdsOf(call.actor) })
  if (rows.length === 0) return []
  const shared = [...new Set(rows.filter(({ readerId }) => readerId === null).map(({ page }) => page))]
  const open = await openPages(call, shared, held)
  const byPage = new Map<string, ViewRow>()
  for (const row of rows.toSorted((a, b) => rank(a) - rank(b))) {
    if (row.readerId === null && !open.has(row.page)) continue
    if (!byPage.has(row.page)) byPage.set(row.page, row)
  }
  return [...byPage.values()].map((row) => ({
    page: row.page,
    viewId: row.viewId,
    version: row.version,
    query: row.query,
    layout: layoutOf(row),
  }))
}
