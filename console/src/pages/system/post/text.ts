import { defineText } from '../../../shared/i18n/text'

export const texts = defineText('system/post', {
  posts: ['岗位', 'Posts'],
  empty: ['还没有岗位', 'No posts yet'],
  addPost: ['新增岗位', 'Add post'],
  editPost: ['编辑岗位', 'Edit post'],
  edit: ['编辑', 'Edit'],
  delete: ['删除', 'Delete'],
  id: ['编号', 'ID'],
  code: ['岗位编码', 'Post code'],
  name: ['岗位名称', 'Post name'],
  nameEn: ['英文名称', 'English name'],
  nameEnHint: ['英文界面显示；不填则同岗位名称', 'Shown to English readers; empty for the same name'],
  sort: ['排序', 'Sort'],
  status: ['状态', 'Status'],
  remark: ['备注', 'Remark'],
})
