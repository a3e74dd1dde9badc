import { status } from '../kind/fields/choice/status'
import { int } from '../kind/fields/number/int'
import { parent } from '../kind/fields/reference/parent'
import { email } from '../kind/fields/text/email'
import { phone } from '../kind/fields/text/phone'
import { text } from '../kind/fields/text/text'
import { recordKind } from '../kind/record-kind'
import { most } from '../untrusted/rules'
import { englishName } from '../kind/fields/text/english-name'

const kind = recordKind('dept', {
  name: { zh: '部门', en: 'Department' },
  plural: { zh: '部门', en: 'departments' },
  table: 'depts',
  id: 'deptId',
  title: 'deptName',
  order: 'orderNum',
  reorder: true,
  permissions: 'system:dept',
  files: true,
  unique: [{ field: 'deptName', within: 'pid', indexes: ['depts_name_unique', 'depts_name_ignore_case'] }],
  logged: { roleIds: { zh: '数据权限含该部门的角色', en: 'Roles that chose it' } },
  page: { path: '/system/dept', needs: [['system:dept:list'], ['system:dept:edit']] },
  fields: {
    pid: parent({ zh: '上级部门', en: 'Parent department' }, { rooted: true, alone: true, most: 100_000 }),
    deptName: text(most.deptName, { zh: '部门名称', en: 'Department name' }, { filter: true }),
    deptNameEn: englishName(most.deptName, '部门名称'),
    orderNum: int({ zh: '排序', en: 'Sort' }, { initial: 1, total: false }),
    leader: text(most.leader, { zh: '负责人', en: 'Leader' }, { optional: true }),
    phone: phone({ zh: '联系电话', en: 'Phone' }, { optional: true }),
    email: email({ zh: '邮箱', en: 'Email' }, { optional: true }),
    status: status(undefined, {
      hint: { zh: '启用时，上级部门一并启用', en: 'Enabling it enables those above as well' },
    }),
  },
  errors: {
    parentDisabled: { status: 409, text: { zh: '上级部门已停用', en: 'The department above is disabled' } },
    childrenEnabled: {
      status: 409,
      text: {
        zh: '该部门还有 {n} 个启用的下级部门，不能停用',
        en: 'Departments below that are enabled: {n}. Disable them first',
      },
    },
    hasChildren: {
      status: 409,
      text: { zh: '还有 {n} 个下级部门，不能删除', en: 'Departments below: {n}. Delete or move them first' },
    },
    hasUsers: {
      status: 409,
      text: { zh: '部门内还有 {n} 名用户，不能删除', en: 'Users in the department: {n}. Move them first' },
    },
    isRoot: { status: 409, text: { zh: '顶级部门不能删除', en: 'The top department cannot be deleted' } },
    inRoles: {
      status: 409,
      text: {
        zh: '有 {n} 个角色的自定义数据范围包含所选部门，删除后将从中移除。',
        en: 'Roles whose chosen departments include what you are deleting: {n}. It will be removed from their data scope.',
      },
      confirmable: true,
    },
    usersInside: {
      status: 409,
      text: {
        zh: '部门内有 {n} 名用户。停用后他们仍在该部门、仍可登录，但不能再把其他用户或下级部门放入该部门。',
        en: 'Users in the department: {n}. They stay in it and can still sign in, but no other user or department can be placed in it.',
      },
      confirmable: true,
    },
    unseen: {
      status: 400,
      text: {
        zh: '新部门会在您的数据范围之外，您将看不到它，请联系管理员添加',
        en: 'The new department would be outside your data scope, where you could not see it. Ask an administrator to add it',
      },
    },
  },
})

/** Departments are the scope of others; of a new one the operation log has the parent, by which its readers are found. */
export const dept = { ...kind, scopeFields: ['pid'] as const }
