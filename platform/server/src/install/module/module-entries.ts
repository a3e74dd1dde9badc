import type { Contract } from 'atrium/contract/module/contract'
import type { Database } from '../../db/schema'
import { insertRoleMenus } from '../../services/role/role-seed'
import { readParts } from '../parts'

/** The ids of the entries that modules name in that field. */
async function entriesOf(
  db: Database,
  { modules }: Contract,
  field: 'memberEntries' | 'entriesForAll',
): Promise<number[]> {
  const ids: number[] = []
  for (const { module } of modules) {
    const parts = await readParts(db, module.name)
    ids.push(...(module[field] ?? []).flatMap((path) => parts.menuId(`menu/${path}`) ?? []))
  }
  return ids
}

/** The entries that modules open to the role `common` of a new database. */
export function memberMenus(db: Database, contract: Contract): Promise<number[]> {
  return entriesOf(db, contract, 'memberEntries')
}

/** Gives the entries that modules open to all people to every role that lacks them, but for the admin's, which needs no links. */
export async function openToAll(db: Database, contract: Contract): Promise<void> {
  const menus = await entriesOf(db, contract, 'entriesForAll')
  const roles = await db.selectFrom('roles').select('roleId').where('roleId', '!=', 1).execute()
  const links = roles.flatMap(({ roleId }) => menus.map((menuId) => ({ roleId, menuId })))
  await insertRoleMenus(db, links)
}
