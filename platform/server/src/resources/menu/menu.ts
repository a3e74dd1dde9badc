import type { Parsed } from 'atrium/contract/endpoint'
import { inLanguage } from 'atrium/contract/language'
import type { Menu, MenuNode, MenuType, menus } from 'atrium/contract/system/menu'
import type { Selectable } from 'kysely'
import { roleIdsOf } from '#server/access/actor'
import { inactiveMenus } from '#server/access/enabled-menus'
import { contains } from '#server/db/engines/like'
import type { MenuTable } from '#server/db/schema'
import type { Call } from '#server/call/call'
import { found } from '#server/call/checks/found'

function present(row: Selectable<MenuTable>): Menu {
  return {
    ...row,
    isLink: row.isLink === 1,
    isFrame: row.isFrame === 1,
    isCache: row.isCache === 1,
    menuType: row.menuType as MenuType,
  }
}

const allMenus = ({ db }: Call) =>
  db.selectFrom('menus').where('id', 'not in', inactiveMenus).selectAll().orderBy('sort').orderBy('id')

export async function listMenus(call: Call, filters: Parsed<typeof menus.list>['query']): Promise<Menu[]> {
  const { name, status } = filters
  let query = allMenus(call)
  if (name) query = query.where((eb) => eb.or([contains(eb, 'name', name), contains(eb, 'nameEn', name)]))
  if (status !== undefined) query = query.where('status', '=', status)
  return (await query.execute()).map(present)
}

export async function readMenu(call: Call, id: number): Promise<Menu> {
  return present(found(await allMenus(call).where('id', '=', id).executeTakeFirst()))
}

/** The menus the actor holds and so may grant: all for the admin. */
export function ownMenus(call: Call) {
  const { db, actor } = call
  if (actor.admin) return allMenus(call)
  const held = db.selectFrom('roleMenus').where('roleId', 'in', roleIdsOf(actor)).select('menuId')
  const own = allMenus(call).where('id', 'in', held)
  const { chosen } = actor.token ?? {}
  return chosen ? own.where('permission', 'in', ['', ...chosen]) : own
}

/** The tree of the menus the actor holds, since nobody grants what they lack. */
export async function readMenuTree(call: Call): Promise<MenuNode[]> {
  const nodes = (await ownMenus(call).execute()).map(
    ({ id, pid, name, nameEn, permission, menuType, status, visible }): MenuNode => ({
      id,
      pid,
      status,
      visible,
      label: inLanguage(call.language, name, nameEn),
      permission,
      menuType: menuType as MenuType,
      children: [],
    }),
  )
  const byId = new Map(nodes.map((node) => [node.id, node]))
  for (const node of nodes) byId.get(node.pid)?.children.push(node)
  return nodes.filter(({ pid }) => !byId.has(pid))
}
