import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'
import { post } from '@atrium/contract/system/post.record'

export const texts = defineText('system/post', {
  posts: { zh: '岗位', en: 'Posts' },
  empty: { zh: '还没有岗位', en: 'No posts yet' },
  addPost: { zh: '新增岗位', en: 'Add post' },
  editPost: { zh: '编辑岗位', en: 'Edit post' },
  edit: words.edit,
  delete: words.delete,
  id: words.id,
  code: post.fields.postCode,
  name: post.fields.postName,
  nameEn: post.fields.postNameEn,
  nameEnHint: { zh: '英文界面显示；不填则同岗位名称', en: 'Shown to English readers; empty for the same name' },
  sort: post.fields.postSort,
  status: post.fields.status,
  remark: post.fields.remark,
})
