import { recordKind } from '../record-kind'

export const user = recordKind('user', {
  name: ['用户', 'User'],
  plural: ['用户', 'users'],
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
  fields: {
    username: ['用户名', 'Username'],
    nickname: ['昵称', 'Nickname'],
    deptId: ['部门', 'Department'],
    phoneNumber: ['手机号', 'Phone'],
    email: ['邮箱', 'Email'],
    sex: ['性别', 'Sex'],
    status: ['状态', 'Status'],
    postId: ['岗位', 'Post'],
    roleIds: ['角色', 'Roles'],
    avatar: ['头像', 'Avatar'],
    upload: ['上传的文件', 'Uploaded file'],
    userStory: ['用户故事', 'Story'],
    passwordReplaced: ['密码已更换', 'Password replaced'],
    mustChangePassword: ['登录后须改密码', 'Has to change the password'],
    remark: ['备注', 'Remark'],
  },
  errors: {
    isSelf: { status: 409, text: ['不能对自己的账号执行该操作', 'You cannot do that to your own account'] },
    lastAdmin: {
      status: 409,
      text: [
        '至少要保留一名能登录的管理员（已启用且有密码）',
        'At least one administrator who can sign in (enabled, with a password) has to remain',
      ],
    },
  },
})
