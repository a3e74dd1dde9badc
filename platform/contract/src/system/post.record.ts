import { recordKind } from '../record-kind'

export const post = recordKind('post', {
  name: ['岗位', 'Post'],
  plural: ['岗位', 'posts'],
  table: 'posts',
  id: 'postId',
  title: 'postName',
  unique: [
    { field: 'postCode', indexes: ['posts_code_unique', 'posts_code_ignore_case'] },
    { field: 'postName', indexes: ['posts_name_unique', 'posts_name_ignore_case'] },
  ],
  page: { path: '/system/post', needs: [['system:post:list'], ['system:post:edit']] },
  fields: {
    postName: ['岗位名称', 'Post name'],
    postNameEn: ['英文名称', 'English name'],
    postCode: ['岗位编码', 'Post code'],
    postSort: ['排序', 'Sort'],
    status: ['状态', 'Status'],
    remark: ['备注', 'Remark'],
  },
  errors: {
    inUse: {
      status: 409,
      text: ['该岗位正被 {n} 名用户使用，不能删除', 'Users who hold this post: {n}. It cannot be deleted'],
    },
  },
})
