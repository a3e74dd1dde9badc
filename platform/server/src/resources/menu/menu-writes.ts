import type { Parsed } from 'atrium/contract/endpoint'
import type { Places } from 'atrium/contract/fields'
import type { MenuForm, menus } from 'atrium/contract/system/menu'
import { menu } from 'atrium/contract/system/menu.record'
import { countSeen } from '#server/access/records/count-seen'
import { roleInScope } from '#server/access/scope'
import { AppError } from '#server/call/app-error'
import { allFound, found, fresh } from '#server/call/checks/found'
import { rejectFields } from '#server/call/field-error'
import { rejectTaken } from '#server/call/checks/taken'
import type { WriteCall } from '#server/call/write-call'
import { addMenuEntry, changeMenuEntry, rejectMenuChildren, removeMenuEntries } from '#server/services/menu/menu-entry'
import { completeEntry, isPlace } from './menu-form'
import { rejectParent, rejectTypeOverChildren } from './menu-parents'
import { guardPermissions } from './menu-permissions'

export async function addMenu(call: WriteCall, form: MenuForm): Promise<number> {
  const entry = completeEntry(call, form, undefined)
  await rejectParent(call, entry.pid)
  await rejectTaken(call, menu, entry)
  const rejectGain = await guardPermissions(call, entry)
  const { id } = await addMenuEntry(call, entry)
  await rejectGain(id)
  return id
}

export async function editMenu(
  call: WriteCall,
  { id, version, ...form }: Parsed<typeof menus.edit>['body'],
): Promise<null> {
  const row = await call.db.selectFrom('menus').selectAll().where('id', '=', id).executeTakeFirst()
  const before = fresh(found(row), version)
  const entry = completeEntry(call, form, before)
  if (entry.pid !== before.pid) await rejectParent(call, entry.pid, id)
  await rejectTaken(call, menu, entry, before)
  await rejectTypeOverChildren(call, id, entry)
  const rejectGain = await guardPermissions(call, entry, before)
  await changeMenuEntry(call, before, entry)
  await rejectGain(id)
  return null
}

export async function deleteMenus(call: WriteCall, ids: number[]): Promise<null> {
  const { db, actor } = call
  const rows = allFound(await db.selectFrom('menus').selectAll().where('id', 'in', ids).execute(), ids)
  await rejectMenuChildren(db, ids)
  const holding = db.selectFrom('roleMenus').where('menuId', 'in', ids).select('roleId')
  const holders = db.selectFrom('roles').where('roleId', 'in', holding)
  const roles = await countSeen(holders, (all) => all.where(roleInScope(actor)))
  if (roles !== 0) throw new AppError(menu.errors.inUse, { values: { n: roles } })
  await removeMenuEntries(call, rows)
  return null
}

export async function sortMenus(call: WriteCall, places: Places): Promise<null> {
  const ids = places.map(({ id }) => id)
  const rows = allFound(await call.db.selectFrom('menus').selectAll().where('id', 'in', ids).execute(), ids)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const wrong = places.flatMap(({ id, sort }, index) =>
    isPlace(sort, byId.get(id)!.component) ? [] : [[`${index}.sort`, 'notOffered'] as const],
  )
  rejectFields(Object.fromEntries(wrong))
  for (const { id, sort } of places) {
    const before = byId.get(id)!
    if (before.sort !== sort) await changeMenuEntry(call, before, { sort })
  }
  return null
}
