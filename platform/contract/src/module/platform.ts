import { platformAuditKinds } from '../audit'
import { defineModule, entry } from './module'

const system = entry('system', ['系统管理', 'System'], 'lucide:settings', {
  children: [
    entry('user', ['用户管理', 'Users'], 'lucide:users', { permission: 'system:user:list', cached: true }),
    entry('menu', ['菜单管理', 'Menus'], 'lucide:list-tree', { permission: 'system:menu:list', cached: true }),
    entry('role', ['角色管理', 'Roles'], 'lucide:shield-check', { permission: 'system:role:list', cached: true }),
    entry('dept', ['部门管理', 'Departments'], 'lucide:network', { permission: 'system:dept:list', cached: true }),
    entry('post', ['岗位管理', 'Posts'], 'lucide:briefcase', { permission: 'system:post:list', cached: true }),
    entry('dict', ['字典管理', 'Dictionaries'], 'lucide:book-a', { permission: 'system:dict:list', cached: true }),
    entry('operationLog', ['操作日志', 'Operation log'], 'lucide:clipboard-list', {
      pageId: 'operation-log',
      permission: 'system:operationLog:list',
      cached: true,
    }),
    entry('signInLog', ['登录日志', 'Sign-in log'], 'lucide:log-in', {
      pageId: 'sign-in-log',
      permission: 'system:signInLog:list',
      cached: true,
    }),
    entry('session', ['在线会话', 'Sessions'], 'lucide:monitor-smartphone', {
      permission: 'system:session:list',
      cached: true,
    }),
  ],
})

/** What the product has without any module, in the shape of one. */
export const platform = defineModule({
  name: 'platform',
  title: ['平台', 'Platform'],
  menu: [system],
  auditKinds: platformAuditKinds,
  verifications: { login: 'puzzle', unlock: 'puzzle' },
  pages: ['home', 'profile/index', 'system/auth-user', 'system/dict-data'],
  dictionaries: {
    sys_user_sex: {
      name: ['用户性别', 'Sex of users'],
      remark: '1 男，0 女',
      values: [
        ['1', '男', 'Male', 'primary'],
        ['0', '女', 'Female', 'info'],
      ],
    },
    sys_normal_disable: {
      name: ['启用停用', 'Enabled or disabled'],
      remark: '1 启用，0 停用',
      values: [
        ['1', '启用', 'Enabled', 'success'],
        ['0', '停用', 'Disabled', 'default'],
      ],
    },
    sys_show_hide: {
      name: ['显示隐藏', 'Shown or hidden'],
      remark: '1 显示，0 隐藏',
      values: [
        ['1', '显示', 'Shown', 'success'],
        ['0', '隐藏', 'Hidden', 'default'],
      ],
    },
  },
  firstIds: { directory: 1, button: 1000 },
})
