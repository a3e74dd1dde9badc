import type { LocalText } from '../../language'

/** The most rows of one call, and what they weigh at most. */
export const maxImportRows = 10_000
export const maxImportMegabytes = 30

/**
 * The most rows of one file, which the console splits into several calls; a file weighs no more than a call. A workbook is in
 * the memory of the browser as a whole: with 40,000 full rows a tab takes some 500 MB while it is read.
 */
export const maxImportFileRows = 50_000

/** The characters that separate the roles in a cell, and the pattern of a role name, which has none of them. */
export const roleSeparators = /[,，;；、]/
export const withoutRoleSeparators = /^[^,，;；、]*$/

interface ImportColumn {
  readonly key: string
  readonly title: LocalText
  /** Has to be filled in for a new user. */
  readonly required: boolean
}

const column = <K extends string>(key: K, title: string, titleEn: string, required = false) =>
  ({ key, title: { zh: title, en: titleEn }, required }) as const

/**
 * The columns of a file of users to import, in the order of the form to fill in. An export has the same headings, so that
 * it can be changed and imported; what else it has is left out.
 */
export const importColumns = [
  column('username', '用户名', 'User name', true),
  column('nickname', '昵称', 'Nickname', true),
  column('dept', '部门', 'Department', true),
  column('phoneNumber', '手机号', 'Phone'),
  column('email', '邮箱', 'Email'),
  column('sex', '性别', 'Sex'),
  column('post', '岗位', 'Post'),
  column('roles', '角色', 'Roles'),
  column('status', '状态', 'Status'),
  column('remark', '备注', 'Remark'),
] as const satisfies readonly ImportColumn[]

export type ImportKey = (typeof importColumns)[number]['key']
