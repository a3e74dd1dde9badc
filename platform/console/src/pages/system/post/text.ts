import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'
import { post } from '@atrium/contract/system/post.record'

export const texts = defineText('system/post', {
  posts: ['岗位', 'Posts'],
  empty: ['还没有岗位', 'No posts yet'],
  addPost: ['新增岗位', 'Add post'],
  editPost: ['编辑岗位', 'Edit post'],
  edit: words.edit,
  delete: words.delete,
  id: words.id,
  code: post.fields.postCode,
  name: post.fields.postName,
  nameEn: post.fields.postNameEn,
  nameEnHint: ['英文界面显示；不填则同岗位名称', 'Shown to English readers; empty for the same name'],
  sort: post.fields.postSort,
  status: post.fields.status,
  remark: post.fields.remark,
})
