import type { Permission } from 'atrium/contract/access'
import type { Database } from '#server/db/schema'
import { insertRoleDepts, insertRoleMenus, insertRoles } from '#server/services/role/role-seed'

/** The ids of the roles that people of the company have. */
export const roleIds = {
  editor: 2,
  common: 3,
  guest: 4,
  staff: 5,
  head: 6,
  hr: 7,
  auditor: 8,
  helpDesk: 9,
  steward: 10,
  contractor: 11,
  intern: 12,
} as const

/** The departments that the help desk looks after. */
export const supported = [16, 17, 18, 19, 21]

const on = (page: string, ...actions: string[]) => actions.map((action): Permission => `system:${page}:${action}`)

const role = (
  [roleId, roleKey]: readonly [number, string],
  [roleName, roleNameEn, remark]: readonly [string, string, string],
  dataScope: 1 | 2 | 3 | 4 | 5,
  ...permissions: Permission[][]
) => ({ roleId, roleKey, roleName, roleNameEn, remark, dataScope, permissions: permissions.flat() })

/** They follow on the four of the demo. Each opens what members of the demo have, and what these permissions are for. */
const companyRoles = [
  role([roleIds.staff, 'staff'], ['员工', 'Staff', '查看本部门同事'], 3, on('user', 'list', 'query')),
  role(
    [roleIds.head, 'head'],
    ['部门主管', 'Department Head', '管理本部门及下级部门'],
    4,
    on('user', 'list', 'query', 'edit', 'export'),
    on('dept', 'list', 'query'),
    on('operationLog', 'list', 'query'),
    on('signInLog', 'list'),
    on('session', 'list'),
  ),
  role(
    [roleIds.hr, 'hr'],
    ['人事专员', 'HR Officer', '入职、调动和离职'],
    1,
    on('user', 'list', 'query', 'add', 'edit', 'export', 'import', 'resetPwd'),
    on('dept', 'list', 'query', 'add', 'edit'),
    on('post', 'list', 'query', 'add', 'edit'),
  ),
  role(
    [roleIds.auditor, 'auditor'],
    ['审计员', 'Auditor', '查看全部记录，不做更改'],
    1,
    on('user', 'list', 'query'),
    on('dept', 'list', 'query'),
    on('operationLog', 'list', 'query', 'export'),
    on('signInLog', 'list', 'export'),
  ),
  role(
    [roleIds.helpDesk, 'help-desk'],
    ['服务台', 'Help Desk', '支持销售和客服的账号'],
    2,
    on('user', 'list', 'query', 'edit', 'resetPwd'),
    on('signInLog', 'list'),
    on('session', 'list', 'kick'),
  ),
  role(
    [roleIds.steward, 'steward'],
    ['字典管理员', 'Data Steward', '维护字典和岗位'],
    3,
    on('dict', 'list', 'query', 'add', 'edit'),
    on('post', 'list', 'query', 'add', 'edit'),
  ),
  role([roleIds.contractor, 'contractor'], ['外包人员', 'Contractor', '只看自己的记录'], 5, on('signInLog', 'list')),
  role([roleIds.intern, 'intern'], ['实习生', 'Intern', '暑期项目结束后停用'], 5, on('dept', 'list', 'query')),
]

/** Adds the roles of the company with the entries and buttons of their permissions, and with everything above those. */
export async function seedCompanyRoles(db: Database): Promise<void> {
  const ticks = { menuCheckStrictly: 1, deptCheckStrictly: 1 } as const
  const rows = companyRoles.map(({ permissions: _, ...row }) => {
    const status = row.roleId === roleIds.intern ? (0 as const) : (1 as const)
    return { ...row, ...ticks, status, roleSort: row.roleId }
  })
  await insertRoles(db, rows)
  const menus = await db.selectFrom('menus').select(['id', 'pid', 'permission']).execute()
  const ofMembers = await db.selectFrom('roleMenus').select('menuId').where('roleId', '=', roleIds.common).execute()
  const withAbove = (id: number): number[] =>
    menus.flatMap((menu) => (menu.id === id ? [id, ...withAbove(menu.pid)] : []))
  const links = companyRoles.flatMap(({ roleId, permissions }) => {
    const own = menus.filter(({ permission }) => permissions.some((code) => code === permission))
    const ids = [...ofMembers.map(({ menuId }) => menuId), ...own.flatMap(({ id }) => withAbove(id))]
    return [...new Set(ids)].map((menuId) => ({ roleId, menuId }))
  })
  await insertRoleMenus(db, links)
  const chosen = supported.map((deptId) => ({ roleId: roleIds.helpDesk, deptId }))
  await insertRoleDepts(db, chosen)
}
