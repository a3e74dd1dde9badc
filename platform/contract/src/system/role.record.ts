import { computed } from '../kind/fields/computed'
import { choice } from '../kind/fields/choice/choice'
import { status } from '../kind/fields/choice/status'
import { yesNo } from '../kind/fields/choice/yes-no'
import { int } from '../kind/fields/number/int'
import { links } from '../kind/fields/reference/links'
import { multiline } from '../kind/fields/text/multiline'
import { text } from '../kind/fields/text/text'
import { dateTime } from '../kind/fields/time/date-time'
import { withoutCellSeparators } from '../kind/import/columns'
import { recordKind } from '../kind/record-kind'
import { most, patterns } from '../untrusted/rules'
import { dataScope, ownRecords } from './role/data-scope'
import { factorGraceDays, factorRules } from './role/factor-rule'
import { englishName } from '../kind/fields/text/english-name'

/** An import of users would take a name with a separator for several roles. */
const oneName = {
  test: withoutCellSeparators,
  error: 'roleNameFormat',
  text: {
    zh: '不能含有逗号、分号或顿号：导入时用它们分隔多个角色',
    en: 'No commas or semicolons: they separate roles in imports',
  },
  sample: 'Role',
} as const

const keySigns = {
  test: patterns.roleKey,
  error: 'roleKeyFormat',
  text: { zh: '只能包含字母、数字和 _ : -', en: 'Letters, digits and _ : - only' },
  sample: 'role',
} as const

export const role = recordKind('role', {
  name: { zh: '角色', en: 'Role' },
  plural: { zh: '角色', en: 'roles' },
  table: 'roles',
  id: 'roleId',
  title: 'roleName',
  order: 'roleSort',
  whole: true,
  permissions: 'system:role',
  unique: [
    { field: 'roleKey', indexes: ['roles_key_unique', 'roles_key_ignore_case'] },
    { field: 'roleName', indexes: ['roles_name_unique', 'roles_name_ignore_case'] },
  ],
  page: { path: '/system/role', needs: [['system:role:list'], ['system:role:edit']] },
  fields: {
    roleName: text(
      most.roleName,
      { zh: '角色名称', en: 'Role name' },
      { unique: true, filter: true, pattern: oneName },
    ),
    roleNameEn: englishName(most.roleName, '角色名称', { pattern: oneName }),
    roleKey: text(
      most.roleKey,
      { zh: '权限字符', en: 'Role key' },
      {
        unique: true,
        filter: true,
        pattern: keySigns,
        hint: { zh: '程序以此识别角色，例如 editor', en: 'The key that programs use, such as editor' },
      },
    ),
    roleSort: int({ zh: '排序', en: 'Sort' }, { initial: 0 }),
    status: status(),
    // Entries that are ticked and half-ticked.
    menuIds: links({ zh: '菜单权限', en: 'Menus' }, { most: 5000 }),
    menuCheckStrictly: yesNo(
      { zh: '菜单父子联动', en: 'Link parent and child menus' },
      { initial: true, internal: true },
    ),
    // The call `dataScope` sets the next three fields.
    dataScope: dataScope({ zh: '数据权限', en: 'Data scope' }, { generated: true, initial: ownRecords }),
    deptIds: links({ zh: '数据部门', en: 'Departments' }, { generated: true }),
    deptCheckStrictly: yesNo(
      { zh: '部门父子联动', en: 'Link parent and child departments' },
      { generated: true, initial: true, internal: true },
    ),
    factorRule: choice(
      factorRules,
      { zh: '两步验证要求', en: 'Second factor' },
      {
        optional: true,
        initial: 'none',
        hint: {
          zh: '没有两步验证的人要先开启，才能继续；系统管理指“系统管理”下的页面',
          en: 'Who has none sets one up before they go on. Administration is what is below *System*',
        },
      },
    ),
    factorGrace: yesNo(
      { zh: `给 ${factorGraceDays} 天准备时间`, en: `With ${factorGraceDays} days to set it up` },
      { hint: { zh: '从首次登录算起', en: 'From the first sign-in on' } },
    ),
    remark: multiline(most.remark, { zh: '备注', en: 'Remark' }, { optional: true }),
    // The users in the reader's scope who hold it.
    members: computed(int({ zh: '用户数', en: 'Users' })),
    // The departments that it opens where its data scope is that of chosen ones, else 0.
    depts: computed(int({ zh: '数据部门数', en: 'Number of departments' }, { internal: true })),
    // Null for a built-in role as it came.
    changedAt: dateTime({ zh: '最近修改', en: 'Last change' }, { generated: true, optional: true }),
    // The built-in admin role.
    admin: computed(yesNo({ zh: '内置管理员', en: 'Built-in administrator' }, { internal: true })),
  },
  errors: {
    isAdmin: {
      status: 409,
      text: { zh: '内置管理员角色不能修改或删除', en: 'The built-in administrator role stays as it is' },
    },
    inUse: {
      status: 409,
      text: { zh: '该角色已分配给 {n} 名用户，不能删除', en: 'Users who hold this role: {n}. Take it from them first' },
    },
    disabled: {
      status: 409,
      text: {
        zh: '角色已停用，请先启用再分配给用户',
        en: 'The role is disabled. Enable it before you give it to users',
      },
    },
  },
})
