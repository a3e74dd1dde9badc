import { inLanguage, type Language } from 'atrium/contract/language'
import type { RouterEntry } from 'atrium/contract/session'
import type { Selectable } from 'kysely'
import { roleIdsOf } from '#server/access/actor'
import { inactiveMenus } from '#server/access/enabled-menus'
import type { MenuTable } from '#server/db/schema'
import { statement, type Params } from '#server/db/statement'
import type { Call } from '#server/call/call'

type MenuRow = Selectable<MenuTable>

const shownMenus = statement((db) =>
  db
    .selectFrom('menus')
    .where('status', '=', 1)
    .where('menuType', '<', 2)
    .where('id', 'not in', inactiveMenus)
    .selectAll()
    .orderBy('sort')
    .orderBy('id'),
)

const assignedMenus = statement((db, { roleIds }: Params<{ roleIds: number[] }>) =>
  db.selectFrom('roleMenus').where('roleId', 'in', roleIds).select('menuId'),
)

/** The actor's menu: enabled directories and pages of their roles, as a tree in the order of `sort`. */
export async function readRouters({ db, actor, language }: Call): Promise<RouterEntry[]> {
  const rows = await shownMenus(db)
  if (actor.admin) return treeOf(rows, language)
  const assigned = await assignedMenus(db, { roleIds: roleIdsOf(actor) })
  return treeOf(withAncestors(rows, new Set(assigned.map(({ menuId }) => menuId))), language)
}

/** A page is reached through its directories, so these come along even where only the page was assigned. */
function withAncestors(rows: MenuRow[], assigned: ReadonlySet<number>): MenuRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const kept = new Set<number>()
  for (const row of rows) {
    if (!assigned.has(row.id)) continue
    for (let at: MenuRow | undefined = row; at && !kept.has(at.id); at = byId.get(at.pid)) kept.add(at.id)
  }
  return rows.filter(({ id }) => kept.has(id))
}

function treeOf(rows: MenuRow[], language: Language): RouterEntry[] {
  const byParent = groupByParent(rows)
  const below = (pid: number): RouterEntry[] =>
    (byParent.get(pid) ?? []).map((row) => ({ ...entryOf(row, language), children: below(row.id) }))
  return below(0)
}

function groupByParent(rows: MenuRow[]): Map<number, MenuRow[]> {
  const groups = new Map<number, MenuRow[]>()
  for (const row of rows) {
    const group = groups.get(row.pid)
    if (group) group.push(row)
    else groups.set(row.pid, [row])
  }
  return groups
}

function entryOf(row: MenuRow, language: Language): Omit<RouterEntry, 'children'> {
  return {
    path: row.path,
    name: String(row.id),
    component: row.component,
    meta: {
      title: inLanguage(language, row.name, row.nameEn),
      icon: row.icon,
      sort: row.sort,
      hidden: row.visible === 0,
      isCache: row.isCache === 1,
      isLink: row.isLink === 1,
      isFrame: row.isFrame === 1,
      frameSrc: row.frameSrc,
      query: row.query,
      activeMenu: '',
      permissions: row.permission ? [row.permission] : [],
    },
  }
}
