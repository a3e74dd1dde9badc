import type { Database } from '#server/db/schema'
import { seedMenus } from '../menu/menu.seed'

const roles = [
  { roleId: 1, roleKey: 'admin', roleName: '管理员', roleNameEn: 'Administrator', dataScope: 1 },
  { roleId: 2, roleKey: 'editor', roleName: '编辑', roleNameEn: 'Editor', dataScope: 3 },
  { roleId: 3, roleKey: 'common', roleName: '普通用户', roleNameEn: 'Member', dataScope: 3 },
  { roleId: 4, roleKey: 'guest', roleName: '访客', roleNameEn: 'Guest', dataScope: 3 },
] as const

/** What the common role opens: the directory able with message, loading and the video player. */
const commonMenus = [2, 200, 201, 205]

/** The four roles and the menus they open: all for editor, four for common, none for guest. The admin needs no links. */
export async function seedRoles(db: Database): Promise<void> {
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
  const links = [
    ...seedMenus.map(({ id }) => ({ roleId: 2, menuId: id })),
    ...commonMenus.map((menuId) => ({ roleId: 3, menuId })),
  ]
  await db.insertInto('roleMenus').values(links).execute()
}
