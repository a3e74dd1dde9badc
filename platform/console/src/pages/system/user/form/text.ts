import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'
import { user } from 'atrium/contract/system/user.record'

export const texts = defineText('system/user/form', {
  addUser: { zh: '新增用户', en: 'Add user' },
  editUser: { zh: '编辑用户', en: 'Edit user' },
  account: { zh: '账号', en: 'Account' },
  contact: { zh: '联系方式', en: 'Contact' },
  rights: { zh: '岗位与权限', en: 'Post and rights' },
  username: user.fields.username,
  usernameHint: { zh: '登录时使用，保存后不能修改', en: 'To sign in with; cannot be changed later' },
  usernameFormat: {
    zh: '2–20 个字符：字母、数字、下划线、短横线、点',
    en: '2–20 characters: letters, digits, _ - and .',
  },
  firstPassword: { zh: '首次密码', en: 'First password' },
  chosen: { zh: '在此设置', en: 'Chosen here' },
  mailed: { zh: '邮件邀请，由本人设置', en: 'By a mail, they set it themselves' },
  mailedHint: { zh: '设置密码的链接发到这里，7 天内有效', en: 'The link to set a password goes here, good for 7 days' },
  password: { zh: '密码', en: 'Password' },
  passwordHint: { zh: '{{rule}}。首次登录时必须修改', en: '{{rule}}. It has to be changed at the first sign-in' },
  nickname: user.fields.nickname,
  dept: user.fields.deptId,
  phone: user.fields.phoneNumber,
  email: user.fields.email,
  sex: user.fields.sex,
  status: user.fields.status,
  post: user.fields.postId,
  roles: user.fields.roleIds,
  remark: user.fields.remark,
  yes: words.yes,
  no: words.no,
})
