import { recordKind } from '../record-kind'

export const post = recordKind('post', {
  name: { zh: '岗位', en: 'Post' },
  plural: { zh: '岗位', en: 'posts' },
  table: 'posts',
  id: 'postId',
  title: 'postName',
  unique: [
    { field: 'postCode', indexes: ['posts_code_unique', 'posts_code_ignore_case'] },
    { field: 'postName', indexes: ['posts_name_unique', 'posts_name_ignore_case'] },
  ],
  page: { path: '/system/post', needs: [['system:post:list'], ['system:post:edit']] },
  fields: {
    postName: { zh: '岗位名称', en: 'Post name' },
    postNameEn: { zh: '英文名称', en: 'English name' },
    postCode: { zh: '岗位编码', en: 'Post code' },
    postSort: { zh: '排序', en: 'Sort' },
    status: { zh: '状态', en: 'Status' },
    remark: { zh: '备注', en: 'Remark' },
  },
  errors: {
    inUse: {
      status: 409,
      text: { zh: '该岗位正被 {n} 名用户使用，不能删除', en: 'Users who hold this post: {n}. It cannot be deleted' },
    },
  },
})
