import { recordKind } from '../../../kind/record-kind'

/** A user that is a program: without password and page, it calls the API with tokens that administrators make. */
export const serviceAccount = recordKind('serviceAccount', {
  name: { zh: '服务账号', en: 'Service account' },
  plural: { zh: '服务账号', en: 'service accounts' },
  table: 'users',
  id: 'userId',
  title: ['nickname', 'username'],
  scopeFields: ['deptId', 'roleIds'],
  unique: [{ field: 'username', indexes: ['users_username_unique'] }],
  page: {
    path: '/system/operation/serviceAccount',
    needs: [['system:serviceAccount:list'], ['system:serviceAccount:edit']],
  },
  fields: {
    username: { zh: '账号名', en: 'Account name' },
    nickname: { zh: '名称', en: 'Name' },
    deptId: { zh: '所属部门', en: 'Department' },
    roleIds: { zh: '角色', en: 'Roles' },
    status: { zh: '状态', en: 'Status' },
    remark: { zh: '用途', en: 'Purpose' },
  },
})
