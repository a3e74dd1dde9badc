import type { Database } from '#server/db/schema'
import { setDictDataVersion, setDictVersion } from '#server/resources/dict/dict-install'
import { setPostVersion } from '#server/resources/post/post.seed'
import { setDeptVersion } from '#server/services/dept/dept-seed'
import { setMenuVersion } from '#server/services/menu/menu-install'
import { setRoleVersion } from '#server/services/role/role-seed'
import { userColumns } from '#server/services/user/user'
import { setUserVersion } from '#server/services/user/user-account'
import { own as profileColumns } from '#server/resources/profile/profile'

export type Row = Readonly<Record<string, unknown>>

/** A record of the demo. */
export interface DemoRecord {
  readonly table: keyof typeof keys
  readonly id: number
  /** The record before the operations made so far; the history is made from the latest to the first. */
  row: Row
  version: number
}

const keys = {
  posts: 'postId',
  depts: 'deptId',
  menus: 'id',
  roles: 'roleId',
  dictTypes: 'dictId',
  dictData: 'dictCode',
  users: 'userId',
} as const

/** The part of a record that one call writes to the operation log. */
export type View = 'whole' | 'user' | 'profile' | 'account'

const views: Readonly<Record<Exclude<View, 'whole'>, readonly string[]>> = {
  user: [...userColumns, 'roleIds'],
  profile: profileColumns,
  account: ['userId', 'username'],
}

/** The record as the log shows it. */
export function viewOf({ row: part, version }: DemoRecord, view: View): Row {
  const row: Row = { ...part, version }
  return view === 'whole' ? row : Object.fromEntries(views[view].map((key) => [key, row[key]]))
}

/** The records that the history changes, by table and id. */
export async function readRecords(db: Database) {
  const menuIds = db.selectFrom('roleMenus').selectAll().orderBy('menuId')
  const [links, holders] = [await menuIds.execute(), await db.selectFrom('userRoles').selectAll().execute()]
  const idsOf = (roleId: unknown) => links.filter((link) => link.roleId === roleId).map(({ menuId }) => menuId)
  const rolesOf = (userId: unknown) => holders.filter((link) => link.userId === userId).map(({ roleId }) => roleId)
  const records = new Map<string, DemoRecord>()
  for (const table of Object.keys(keys) as (keyof typeof keys)[]) {
    const rows: Row[] = await db
      .selectFrom(table as 'posts')
      .selectAll()
      .execute()
    for (const row of rows) {
      const id = Number(row[keys[table]])
      const more = {
        ...(table === 'roles' && { menuIds: idsOf(id) }),
        ...(table === 'users' && { roleIds: rolesOf(id) }),
      }
      records.set(`${table} ${id}`, { table, id, row: { ...row, ...more }, version: 1 })
    }
  }
  return (table: keyof typeof keys, id: number) => records.get(`${table} ${id}`)!
}
export type FindRecord = Awaited<ReturnType<typeof readRecords>>

const setVersion: Readonly<Record<keyof typeof keys, (db: Database, id: number, version: number) => Promise<void>>> = {
  posts: setPostVersion,
  depts: setDeptVersion,
  menus: setMenuVersion,
  roles: setRoleVersion,
  dictTypes: setDictVersion,
  dictData: setDictDataVersion,
  users: setUserVersion,
}

export async function saveVersion(db: Database, { table, id, version }: DemoRecord): Promise<void> {
  await setVersion[table](db, id, version)
}
