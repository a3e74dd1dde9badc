import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'
import { dict } from '@atrium/contract/system/dict.record'

export const texts = defineText('system/dict', {
  dicts: ['字典', 'Dictionaries'],
  empty: ['还没有字典', 'No dictionaries yet'],
  addDict: ['新增字典', 'Add dictionary'],
  editDict: ['编辑字典', 'Edit dictionary'],
  edit: words.edit,
  data: ['数据', 'Values'],
  delete: words.delete,
  id: words.id,
  name: dict.fields.dictName,
  nameEn: dict.fields.dictNameEn,
  nameEnHint: ['英文界面显示；不填则同字典名称', 'Shown to English readers; empty for the same name'],
  type: dict.fields.dictType,
  typePattern: [
    '以小写字母开头，只含小写字母、数字和下划线',
    'Begin with a small letter; then small letters, digits and underscores',
  ],
  typeHint: ['修改后，其下的数据一并改到新的类型', 'The values of the dictionary follow to a new type'],
  builtInHint: [
    '程序使用这个字典：字典类型、状态和键值固定，名称、标签和样式可以修改',
    'The program uses this dictionary: its type, status and values are fixed; names, labels and looks may change',
  ],
  fixedType: ['系统内置，类型不能修改', 'Built in: the type cannot be changed'],
  fixedStatus: ['系统内置，不能停用', 'Built in: it cannot be disabled'],
  status: dict.fields.status,
  remark: dict.fields.remark,
})
