import type { Database } from '#server/db/schema'

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
  await db
    .insertInto('roles')
    .values(
      roles.map((role) => ({
        ...role,
        roleSort: role.roleId,
        status: 1,
        menuCheckStrictly: 1,
        deptCheckStrictly: 1,
        remark: '',
      })),
    )
    .execute()
  const menus = await db.selectFrom('menus').select('id').orderBy('id').execute()
  const links = [
    ...menus.map(({ id }) => ({ roleId: 2, menuId: id })),
    ...memberMenus.map((menuId) => ({ roleId: 3, menuId })),
  ]
  await db.insertInto('roleMenus').values(links).execute()
}
