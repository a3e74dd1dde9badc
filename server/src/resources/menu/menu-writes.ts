import { allPermissions } from '@atrium/contract/access'
import type { Parsed } from '@atrium/contract/endpoint'
import type { Places } from '@atrium/contract/fields'
import type { MenuForm, menus } from '@atrium/contract/system/menu'
import type { Selectable } from 'kysely'
import { permissionsOf } from '../../access/actor'
import { countOf } from '../../db/count'
import type { MenuTable } from '../../db/schema'
import { AppError } from '../../http/app-error'
import { allFound, found, fresh } from '../../http/found'
import { refuseField, refuseFields } from '../../http/validation'
import type { WriteCall } from '../../http/write'
import { completeEntry, isPlace } from './menu-form'
import { refuseParent, refuseTakenPath, refuseTypeOverChildren } from './menu-parents'

export async function addMenu(call: WriteCall, form: MenuForm): Promise<number> {
  const entry = completeEntry(form, undefined, call.language)
  await refuseParent(call, entry.pid)
  await refuseTakenPath(call, entry)
  await refuseForeignPermission(call, entry)
  const after = await call.db.insertInto('menus').values(entry).returningAll().executeTakeFirstOrThrow()
  call.changed({ id: after.id, after })
  return after.id
}

export async function editMenu(
  call: WriteCall,
  { id, version, ...form }: Parsed<typeof menus.edit>['body'],
): Promise<null> {
  const row = await call.db.selectFrom('menus').selectAll().where('id', '=', id).executeTakeFirst()
  const before = fresh(found(row), version)
  const entry = completeEntry(form, before, call.language)
  if (entry.pid !== before.pid) await refuseParent(call, entry.pid, id)
  await refuseTakenPath(call, entry, before)
  await refuseTypeOverChildren(call, id, entry)
  await refuseForeignPermission(call, entry, before)
  const update = call.db.updateTable('menus').set({ ...entry, version: version + 1 })
  const after = await update.where('id', '=', id).returningAll().executeTakeFirstOrThrow()
  call.changed({ id, before, after })
  return null
}

/**
 * Nobody gives themselves a right by writing its code into an entry they hold, or by enabling one that was switched off. A
 * code of their own invention opens nothing.
 */
async function refuseForeignPermission(
  { db, actor, language }: WriteCall,
  { permission, status }: { permission: string; status: number },
  before?: Selectable<MenuTable>,
): Promise<void> {
  const known: readonly string[] = allPermissions
  if (actor.admin || status === 0 || !known.includes(permission)) return
  if (before?.status === 1 && before.permission === permission) return
  if (!(await permissionsOf(db, actor)).includes(permission)) refuseField(language, 'permission', 'notOffered')
}

export async function deleteMenus({ db, changed }: WriteCall, ids: number[]): Promise<null> {
  const rows = allFound(await db.selectFrom('menus').selectAll().where('id', 'in', ids).execute(), ids)
  const children = await countOf(db.selectFrom('menus').where('pid', 'in', ids).where('id', 'not in', ids))
  if (children > 0) throw new AppError('menu.hasChildren', { values: { n: children } })
  const holding = db.selectFrom('roleMenus').where('menuId', 'in', ids).select('roleId')
  const roles = await countOf(db.selectFrom('roles').where('roleId', 'in', holding))
  if (roles > 0) throw new AppError('menu.inUse', { values: { n: roles } })
  await db.deleteFrom('menus').where('id', 'in', ids).execute()
  for (const before of rows) changed({ id: before.id, before })
  return null
}

export async function sortMenus({ db, language, changed }: WriteCall, places: Places): Promise<null> {
  const ids = places.map(({ id }) => id)
  const rows = allFound(await db.selectFrom('menus').selectAll().where('id', 'in', ids).execute(), ids)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const wrong = places.flatMap(({ id, sort }, index) =>
    isPlace(sort, byId.get(id)!.component) ? [] : [[`${index}.sort`, 'notOffered'] as const],
  )
  refuseFields(language, Object.fromEntries(wrong))
  for (const { id, sort } of places) {
    const before = byId.get(id)!
    if (before.sort === sort) continue
    const update = db.updateTable('menus').set({ sort, version: before.version + 1 })
    const after = await update.where('id', '=', id).returningAll().executeTakeFirstOrThrow()
    changed({ id, before, after })
  }
  return null
}
