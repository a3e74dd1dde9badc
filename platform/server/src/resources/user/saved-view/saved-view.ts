import type { Output } from 'atrium/contract/endpoint'
import { inLanguage } from 'atrium/contract/language'
import type { savedViews, ViewAudience, viewSharing } from 'atrium/contract/system/user/view/saved-view'
import { shareViews } from 'atrium/contract/system/user/view/saved-view.record'
import type { ViewLayout } from 'atrium/contract/system/user/view/view-state'
import type { ExpressionBuilder, Selectable } from 'kysely'
import { holds, roleIdsOf } from '#server/access/actor'
import { readAssignableIds } from '#server/access/grants'
import { roleInScope } from '#server/access/scope'
import type { Actor } from '#server/call/actor'
import type { Call } from '#server/call/call'
import type { SavedViewTable, Schema } from '#server/db/schema'
import { requirePage } from './view-pages'

export type ViewRow = Selectable<SavedViewTable>

/** Views that the actor reads: own ones, those of their enabled roles, and those for all. An admin has every role. */
export const viewIsRead = (actor: Actor) => (eb: ExpressionBuilder<Schema, 'savedViews'>) =>
  eb.or([
    eb('savedViews.ownerId', '=', actor.userId),
    eb.and([
      eb('savedViews.readerId', 'is', null),
      eb.or([
        eb('savedViews.roleId', 'is', null),
        actor.admin ? eb('savedViews.roleId', 'is not', null) : eb('savedViews.roleId', 'in', roleIdsOf(actor)),
      ]),
    ]),
  ])

export const audienceOf = ({ readerId, roleId }: ViewRow): ViewAudience =>
  readerId === null ? (roleId ?? 'all') : 'own'

/** Returns whether the actor may share views with an audience, as a function; of a list without a permission with nobody. */
export async function readSharing(call: Call, isSharable: boolean): Promise<(audience: ViewAudience) => boolean> {
  if (!isSharable || !(await holds(call, shareViews))) return (audience) => audience === 'own'
  const roles = await readAssignableIds(call)
  return (audience) => typeof audience === 'string' || roles.has(audience)
}

/** Whether the actor may rename, replace and delete a view that they read. */
export const mayEdit = ({ actor }: Call, row: ViewRow, mayShareWith: (audience: ViewAudience) => boolean): boolean =>
  row.ownerId === actor.userId || mayShareWith(audienceOf(row))

export async function listViews(call: Call, page: string): Promise<Output<typeof savedViews.list>> {
  const { db, actor, language } = call
  const { isSharable } = await requirePage(call, page)
  const rows = await db
    .selectFrom('savedViews')
    .leftJoin('roles', 'roles.roleId', 'savedViews.roleId')
    .where('page', '=', page)
    .where(viewIsRead(actor))
    .$if(!isSharable, (query) => query.where('ownerId', '=', actor.userId))
    .selectAll('savedViews')
    .select(['roles.roleName', 'roles.roleNameEn'])
    .orderBy('name')
    .orderBy('viewId')
    .execute()
  const mayShareWith = await readSharing(call, isSharable)
  const items = rows.map((row) => ({
    viewId: row.viewId,
    name: row.name,
    audience: audienceOf(row),
    roleName: row.roleName === null ? null : inLanguage(language, row.roleName, row.roleNameEn ?? ''),
    isOwn: row.ownerId === actor.userId,
    mayEdit: mayEdit(call, row, mayShareWith),
    isDefault: row.isDefault === 1,
    query: row.query,
    layout: layoutOf(row),
    version: row.version,
  }))
  return { items, mayShare: mayShareWith('all') }
}

export const layoutOf = ({ layout }: Pick<ViewRow, 'layout'>) => JSON.parse(layout) as ViewLayout

/** Returns the roles that the actor may share views with, by name. */
export async function listViewRoles(call: Call): Promise<Output<typeof viewSharing.roles>> {
  const roles = await readAssignableIds(call)
  const rows = await call.db
    .selectFrom('roles')
    .where(roleInScope(call.actor))
    .select(['roleId', 'roleName', 'roleNameEn', 'status'])
    .orderBy('roleSort')
    .orderBy('roleId')
    .execute()
  return rows
    .filter(({ roleId }) => roles.has(roleId))
    .map(({ roleId, roleName, roleNameEn, status }) => ({
      id: roleId,
      name: inLanguage(call.language, roleName, roleNameEn),
      status,
    }))
}
