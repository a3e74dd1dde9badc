import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'

export const texts = defineText('shared/crud/views', {
  standard: { zh: '标准视图', en: 'Standard view' },
  own: { zh: '我的视图', en: 'My views' },
  ofRole: { zh: '角色视图', en: 'Views of roles' },
  ofAll: { zh: '所有人的视图', en: 'Views for everybody' },
  none: {
    zh: '还没有视图。设好筛选、排序和列之后保存，下次一点即用。',
    en: 'No views yet. Set filters, order and columns, then save them to have them again with one click.',
  },
  changed: { zh: '已改动', en: 'Changed' },
  default: { zh: '默认', en: 'Default' },
  setDefault: { zh: '设「{{name}}」为默认', en: 'Open the list with {{name}}' },
  unsetDefault: { zh: '「{{name}}」不再默认', en: 'Do not open the list with {{name}}' },
  editOf: { zh: '编辑「{{name}}」', en: 'Edit {{name}}' },
  deleteOf: { zh: '删除「{{name}}」', en: 'Delete {{name}}' },
  deleteTitle: { zh: '删除视图「{{name}}」？', en: 'Delete the view {{name}}?' },
  deleteHint: { zh: '列表中的数据不受影响。', en: 'The records of the list stay.' },
  deleteShared: {
    zh: '共享的人也将看不到它。列表中的数据不受影响。',
    en: 'Those it is shared with lose it as well. The records of the list stay.',
  },
  delete: words.delete,
  saveChanges: { zh: '保存改动', en: 'Save changes' },
  saveAs: { zh: '另存为新视图', en: 'Save as a new view' },
  failed: words.failed,
  retry: words.retry,
  addView: { zh: '保存视图', en: 'Save view' },
  editView: { zh: '编辑视图', en: 'Edit view' },
  name: { zh: '名称', en: 'Name' },
  audience: { zh: '共享给', en: 'Shared with' },
  audienceHint: {
    zh: '视图不含数据：每个人看到的记录仍由各自的数据权限决定。',
    en: 'A view holds no records: everybody sees those of their own data scope.',
  },
  onlyMe: { zh: '仅自己', en: 'Only me' },
  onlyOwner: { zh: '仅所有者', en: 'Only its owner' },
  everybody: { zh: '所有人', en: 'Everybody' },
  roleOf: { zh: '角色：{{name}}', en: 'Role: {{name}}' },
  isDefault: { zh: '打开列表时使用', en: 'Open the list with it' },
  isDefaultHint: {
    zh: '自己的默认优先于角色的，角色的优先于所有人的。',
    en: 'An own default comes before that of a role, and this before that for everybody.',
  },
})
