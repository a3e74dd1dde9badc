import type { ImportColumns } from '../../kind/import/columns'

/**
 * The columns of a file of users to import, in the order of the form to fill in. An export has the same headings, so that
 * it can be changed and imported; what else it has is left out.
 */
export const userImportColumns = [
  {
    key: 'username',
    title: { zh: '用户名', en: 'User name' },
    synonyms: ['账号', '登录名', 'Username', 'Account', 'Login'],
    required: true,
    isKey: true,
    width: 150,
  },
  {
    key: 'nickname',
    title: { zh: '昵称', en: 'Nickname' },
    required: true,
  },
  {
    key: 'dept',
    title: { zh: '部门', en: 'Department' },
    synonyms: ['所属部门', '部门名称', 'Dept'],
    required: true,
    names: 'one',
    width: 180,
  },
  {
    key: 'phoneNumber',
    title: { zh: '手机号', en: 'Phone' },
    synonyms: ['手机', '手机号码', '电话', '联系电话', 'Phone number', 'Mobile'],
    isUnique: true,
    width: 140,
  },
  {
    key: 'email',
    title: { zh: '邮箱', en: 'Email' },
    synonyms: ['电子邮箱', '邮箱地址', '邮件', 'Email address', 'E-mail'],
    isUnique: true,
    width: 240,
  },
  { key: 'sex', title: { zh: '性别', en: 'Sex' }, synonyms: ['Gender'], names: 'one' },
  { key: 'post', title: { zh: '岗位', en: 'Post' }, synonyms: ['职位', '职务', 'Position'], names: 'one', width: 180 },
  { key: 'roles', title: { zh: '角色', en: 'Roles' }, synonyms: ['Role'], names: 'several', width: 240 },
  { key: 'status', title: { zh: '状态', en: 'Status' }, names: 'one' },
  { key: 'remark', title: { zh: '备注', en: 'Remark' }, synonyms: ['说明', 'Note', 'Remarks'], width: 240 },
] as const satisfies ImportColumns

export type UserImportKey = (typeof userImportColumns)[number]['key']
