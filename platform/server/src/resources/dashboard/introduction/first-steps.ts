import { deptInScope } from '#server/access/scope'
import type { FirstStep } from '#server/call/resource'
import { statement } from '#server/db/statement'
import { isSeededName, topDeptId } from '../../dept/dept.seed'
import { seededRoleKeys } from '../../role/role.seed'

const twoUsers = statement((db) => db.selectFrom('users').select('userId').limit(2))

const deptBelow = statement((db) => db.selectFrom('depts').where('pid', '<>', 0).select('deptId').limit(1))

const ownRole = statement((db) =>
  db
    .selectFrom('roles')
    .where((eb) => eb.or([eb('changedAt', 'is not', null), eb('roleKey', 'not in', [...seededRoleKeys])]))
    .select('roleId')
    .limit(1),
)

/** The first steps with a new installation that lead to pages of the platform. */
export const firstSteps: readonly FirstStep[] = [
  {
    title: { zh: '公司名称和标志', en: 'Name and logo' },
    description: {
      zh: '改顶级部门的名称；产品名称和标志见“系统参数”',
      en: 'Rename the top department. Product and logo: Settings',
    },
    page: 'system/dept',
    query: { record: String(topDeptId) },
    permissions: ['system:dept:edit'],
    isDone: async ({ db, deps, actor }) => {
      const top = await db
        .selectFrom('depts')
        .where('deptId', '=', topDeptId)
        .where(deptInScope(actor))
        .select(['deptName', 'deptNameEn'])
        .executeTakeFirst()
      return top && !isSeededName(deps.product.brand, top)
    },
  },
  {
    title: { zh: '部门', en: 'Departments' },
    description: { zh: '先建部门，数据范围以部门为准', en: 'What people may see goes by department' },
    page: 'system/dept',
    permissions: ['system:dept:add'],
    isDone: async ({ db }) => (await deptBelow(db)).length > 0,
  },
  {
    title: { zh: '角色', en: 'Roles' },
    description: { zh: '调整已有的四个，或新增', en: 'Adapt the four there are, or add one' },
    page: 'system/role',
    permissions: ['system:role:add', 'system:role:edit'],
    isDone: async ({ db }) => (await ownRole(db)).length > 0,
  },
  {
    title: { zh: '从文件导入用户', en: 'People from a file' },
    description: { zh: '点“导入”，先检查再写入', en: 'Press Import; rows are checked first' },
    page: 'system/user',
    permissions: ['system:user:add', 'system:user:import'],
    isDone: async ({ db }) => (await twoUsers(db)).length > 1,
  },
]
