import { int } from '../kind/fields/number/int'
import { status } from '../kind/fields/choice/status'
import { multiline } from '../kind/fields/text/multiline'
import { text } from '../kind/fields/text/text'
import { recordKind } from '../kind/record-kind'
import { most } from '../untrusted/rules'
import { englishName } from '../kind/fields/text/english-name'

export const post = recordKind('post', {
  name: { zh: '岗位', en: 'Post' },
  plural: { zh: '岗位', en: 'posts' },
  table: 'posts',
  id: 'postId',
  title: 'postName',
  order: 'postSort',
  permissions: 'system:post',
  import: {
    key: 'postCode',
    unit: '个',
    synonyms: {
      postCode: ['编码', 'Code'],
      postName: ['名称', 'Name'],
      postSort: ['顺序', 'Order'],
      remark: ['说明', 'Note'],
    },
  },
  unique: [
    { field: 'postCode', indexes: ['posts_code_unique', 'posts_code_ignore_case'] },
    { field: 'postName', indexes: ['posts_name_unique', 'posts_name_ignore_case'] },
  ],
  page: { path: '/system/post', needs: [['system:post:list'], ['system:post:edit']] },
  fields: {
    postName: text(most.postName, { zh: '岗位名称', en: 'Post name' }, { unique: true, filter: true }),
    postNameEn: englishName(most.postName, '岗位名称'),
    postCode: text(most.postCode, { zh: '岗位编码', en: 'Post code' }, { unique: true, filter: true }),
    postSort: int({ zh: '排序', en: 'Sort' }, { initial: 0, sort: true, total: false }),
    status: status(),
    remark: multiline(most.remark, { zh: '备注', en: 'Remark' }, { optional: true }),
  },
  errors: {
    inUse: {
      status: 409,
      text: { zh: '该岗位正被 {n} 名用户使用，不能删除', en: 'Users who hold this post: {n}. It cannot be deleted' },
    },
  },
})
