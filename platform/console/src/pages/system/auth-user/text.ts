import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'

export const texts = defineText('system/auth-user', {
  usersOf: { zh: '「{{name}}」的用户', en: 'Users with the role {{name}}' },
  users: { zh: '分配用户', en: 'Assign users' },
  empty: { zh: '还没有用户拥有此角色', en: 'Nobody has this role yet' },
  addUsers: { zh: '添加用户', en: 'Add users' },
  cancel: { zh: '取消授权', en: 'Remove' },
  cancelOne: { zh: '取消「{{name}}」的授权？', en: 'Remove {{name}} from this role?' },
  cancelMany: {
    zh: '取消「{{name}}」等 {{total}} 人的授权？',
    en: 'Remove {{name}} and others from this role, {{total}} in all?',
  },
  cancelHint: {
    zh: '他们将失去该角色的菜单和数据权限。',
    en: 'They lose the menus and the data that this role opens.',
  },
  close: words.close,
  keyword: { zh: '关键词', en: 'Keyword' },
  keywordHint: { zh: '用户名、昵称、邮箱、手机', en: 'Name, email or phone' },
  username: { zh: '用户名', en: 'Username' },
  nickname: { zh: '昵称', en: 'Nickname' },
  email: { zh: '邮箱', en: 'Email' },
  phone: { zh: '手机号', en: 'Phone' },
  status: { zh: '状态', en: 'Status' },
  addTitle: { zh: '添加用户到「{{name}}」', en: 'Add users to {{name}}' },
  candidates: { zh: '可添加的用户', en: 'Users without this role' },
  noCandidates: { zh: '您管理的用户都已拥有此角色', en: 'Everybody in your charge has this role' },
  chosen: { zh: '已选 {{total}} 人', en: '{{total}} selected' },
  add: { zh: '添加', en: 'Add' },
  abandon: words.cancel,
  loading: words.loading,
  failed: words.failed,
  retry: words.retry,
  noRole: { zh: '没有这个角色', en: 'No such role' },
  noRoleHint: {
    zh: '它可能已被删除，或者不在您的管理范围内。',
    en: 'It may have been deleted, or is not in your charge.',
  },
  toRoles: { zh: '返回角色列表', en: 'Back to roles' },
})
