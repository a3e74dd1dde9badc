import { recordKind } from '../kind/record-kind'

export const user = recordKind('user', {
  name: { zh: '用户', en: 'User' },
  plural: { zh: '用户', en: 'users' },
  table: 'users',
  id: 'userId',
  title: ['nickname', 'username'],
  scopeFields: ['deptId', 'roleIds'],
  unique: [
    { field: 'username', indexes: ['users_username_unique'] },
    { field: 'email', indexes: ['users_email_unique'] },
    { field: 'phoneNumber', isExact: true, indexes: ['users_phone_number_unique'] },
  ],
  page: { path: '/system/user', needs: [['system:user:list'], ['system:user:query', 'system:user:edit']] },
  details: {
    access: ['system:user:query', 'system:user:edit'],
    withheld: ['userStory', 'passwordReplaced', 'invited', 'mustChangePassword', 'factors', 'recoveryCodesReplaced'],
  },
  fields: {
    username: { zh: '用户名', en: 'Username' },
    nickname: { zh: '昵称', en: 'Nickname' },
    deptId: { zh: '部门', en: 'Department' },
    phoneNumber: { zh: '手机号', en: 'Phone' },
    email: { zh: '邮箱', en: 'Email' },
    sex: { zh: '性别', en: 'Sex' },
    status: { zh: '状态', en: 'Status' },
    postId: { zh: '岗位', en: 'Post' },
    roleIds: { zh: '角色', en: 'Roles' },
    avatar: { zh: '头像', en: 'Avatar' },
    upload: { zh: '上传的文件', en: 'Uploaded file' },
    userStory: { zh: '用户故事', en: 'Story' },
    passwordReplaced: { zh: '密码已更换', en: 'Password replaced' },
    invited: { zh: '已发送邀请', en: 'Invited' },
    mustChangePassword: { zh: '登录后须改密码', en: 'Has to change the password' },
    factors: { zh: '两步验证', en: 'Second factors' },
    recoveryCodesReplaced: { zh: '恢复码已更换', en: 'Recovery codes replaced' },
    remark: { zh: '备注', en: 'Remark' },
  },
  errors: {
    isSelf: { status: 409, text: { zh: '不能对自己的账号执行该操作', en: 'You cannot do that to your own account' } },
    claimedRole: {
      status: 409,
      text: {
        zh: '身份提供方授予的角色，请在那里更改',
        en: 'Roles that an identity provider gave are changed there',
      },
    },
    lastAdmin: {
      status: 409,
      text: {
        zh: '至少要保留一名能登录的管理员（已启用且有密码）',
        en: 'At least one administrator who can sign in (enabled, with a password) has to remain',
      },
    },
  },
})
