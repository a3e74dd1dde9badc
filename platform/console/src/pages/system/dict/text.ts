import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'
import { dict } from '@atrium/contract/system/dict.record'

export const texts = defineText('system/dict', {
  dicts: { zh: '字典', en: 'Dictionaries' },
  empty: { zh: '还没有字典', en: 'No dictionaries yet' },
  addDict: { zh: '新增字典', en: 'Add dictionary' },
  editDict: { zh: '编辑字典', en: 'Edit dictionary' },
  edit: words.edit,
  data: { zh: '数据', en: 'Values' },
  delete: words.delete,
  id: words.id,
  name: dict.fields.dictName,
  nameEn: dict.fields.dictNameEn,
  nameEnHint: { zh: '英文界面显示；不填则同字典名称', en: 'Shown to English readers; empty for the same name' },
  type: dict.fields.dictType,
  typePattern: {
    zh: '以小写字母开头，只含小写字母、数字和下划线',
    en: 'Begin with a small letter; then small letters, digits and underscores',
  },
  typeHint: { zh: '修改后，其下的数据一并改到新的类型', en: 'The values of the dictionary follow to a new type' },
  builtInHint: {
    zh: '程序使用这个字典：字典类型、状态和键值固定，名称、标签和样式可以修改',
    en: 'The program uses this dictionary: its type, status and values are fixed; names, labels and looks may change',
  },
  fixedType: { zh: '系统内置，类型不能修改', en: 'Built in: the type cannot be changed' },
  fixedStatus: { zh: '系统内置，不能停用', en: 'Built in: it cannot be disabled' },
  status: dict.fields.status,
  remark: dict.fields.remark,
})
