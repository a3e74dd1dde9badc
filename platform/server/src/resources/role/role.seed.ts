import type { Database } from '#server/db/schema'
import { insertRoleMenus, insertRoles } from '#server/services/role/role-seed'

const roles = [
  { roleId: 1, roleKey: 'admin', roleName: '管理员', roleNameEn: 'Administrator', dataScope: 1 },
  { roleId: 2, roleKey: 'editor', roleName: '编辑', roleNameEn: 'Editor', dataScope: 3 },
  { roleId: 3, roleKey: 'common', roleName: '普通用户', roleNameEn: 'Member', dataScope: 3 },
  { roleId: 4, roleKey: 'guest', roleName: '访客', roleNameEn: 'Guest', dataScope: 3 },
] as const

/** The keys of the roles that every installation begins with. */
export const seededRoleKeys: readonly string[] = roles.map(({ roleKey }) => roleKey)

/** The four roles and the entries they open: all for editor, `memberMenus` for common, none for guest. The admin needs no links. */
export async function seedRoles(db: Database, memberMenus: readonly number[]): Promise<void> {
  const rest = { status: 1, menuCheckStrictly: 1, deptCheckStrictly: 1, remark: '' } as const
  await insertRoles(
    db,
    roles.map((role) => ({ ...role, ...rest, roleSort: role.roleId })),
  )
  const menus = await db.selectFrom('menus').select('id').orderBy('id').execute()
  const links = [
    ...menus.map(({ id }) => ({ roleId: 2, menuId: id })),
    ...memberMenus.map((menuId) => ({ roleId: 3, menuId })),
  ]
  await insertRoleMenus(db, links)
}
