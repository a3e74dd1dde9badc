import { recordKind } from '../record-kind'

export const dept = recordKind('dept', {
  name: ['部门', 'Department'],
  plural: ['部门', 'departments'],
  table: 'depts',
  id: 'deptId',
  title: 'deptName',
  scopeFields: ['pid'],
  unique: [{ field: 'deptName', within: 'pid', indexes: ['depts_name_unique', 'depts_name_ignore_case'] }],
  page: { path: '/system/dept', needs: [['system:dept:list'], ['system:dept:edit']] },
  fields: {
    pid: ['上级部门', 'Parent department'],
    deptName: ['部门名称', 'Department name'],
    deptNameEn: ['英文名称', 'English name'],
    orderNum: ['排序', 'Sort'],
    leader: ['负责人', 'Leader'],
    phone: ['联系电话', 'Phone'],
    email: ['邮箱', 'Email'],
    status: ['状态', 'Status'],
    roleIds: ['数据权限含该部门的角色', 'Roles that chose it'],
  },
  errors: {
    parentDisabled: { status: 409, text: ['上级部门已停用', 'The department above is disabled'] },
    childrenEnabled: {
      status: 409,
      text: [
        '该部门还有 {n} 个启用的下级部门，不能停用',
        'Departments below that are enabled: {n}. Disable them first',
      ],
    },
    hasChildren: {
      status: 409,
      text: ['还有 {n} 个下级部门，不能删除', 'Departments below: {n}. Delete or move them first'],
    },
    hasUsers: {
      status: 409,
      text: ['部门内还有 {n} 名用户，不能删除', 'Users in the department: {n}. Move them first'],
    },
    isRoot: { status: 409, text: ['顶级部门不能删除', 'The top department cannot be deleted'] },
    inRoles: {
      status: 409,
      text: [
        '有 {n} 个角色的自定义数据范围包含所选部门，删除后将从中移除。',
        'Roles whose chosen departments include what you are deleting: {n}. It will be removed from their data scope.',
      ],
      confirmable: true,
    },
    usersInside: {
      status: 409,
      text: [
        '部门内有 {n} 名用户。停用后他们仍在该部门、仍可登录，但不能再把其他用户或下级部门放入该部门。',
        'Users in the department: {n}. They stay in it and can still sign in, but no other user or department can be placed in it.',
      ],
      confirmable: true,
    },
    unseen: {
      status: 400,
      text: [
        '新部门会在您的数据范围之外，您将看不到它，请联系管理员添加',
        'The new department would be outside your data scope, where you could not see it. Ask an administrator to add it',
      ],
    },
  },
})
