import { defineText } from '#shared/i18n/text'
import { user } from '@atrium/contract/system/user.record'

export const texts = defineText('system/user/form', {
  addUser: ['新增用户', 'Add user'],
  editUser: ['编辑用户', 'Edit user'],
  account: ['账号', 'Account'],
  contact: ['联系方式', 'Contact'],
  rights: ['岗位与权限', 'Post and rights'],
  username: user.fields.username,
  usernameHint: ['登录时使用，保存后不能修改', 'To sign in with; cannot be changed later'],
  usernameForm: ['2–20 个字符：字母、数字、下划线、短横线、点', '2–20 characters: letters, digits, _ - and .'],
  password: ['密码', 'Password'],
  passwordHint: ['{{rule}}。首次登录时必须修改', '{{rule}}. It has to be changed at the first sign-in'],
  nickname: user.fields.nickname,
  dept: user.fields.deptId,
  phone: user.fields.phoneNumber,
  email: user.fields.email,
  sex: user.fields.sex,
  status: user.fields.status,
  post: user.fields.postId,
  roles: user.fields.roleIds,
  rolesHint: ['灰色的角色不由您分配，会保持不变', 'Roles in grey are not yours to give or take, and stay'],
  remark: user.fields.remark,
})
