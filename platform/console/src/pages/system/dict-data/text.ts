import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'
import { dictData } from 'atrium/contract/system/dict-data.record'
import { valueLabels } from '#shared/crud/value-labels'

export const texts = defineText('system/dict-data', {
  dataOf: { zh: '字典数据 · {{name}}', en: 'Values of {{name}}' },
  empty: { zh: '这个字典还没有数据', en: 'This dictionary has no values yet' },
  missing: { zh: '没有这个字典', en: 'No such dictionary' },
  missingHint: { zh: '它可能已被删除，或者地址有误。', en: 'It may have been deleted, or the address is wrong.' },
  back: { zh: '返回字典列表', en: 'Back to dictionaries' },
  failed: words.failed,
  failedHint: words.failedHint,
  retry: words.retry,
  addValue: { zh: '新增字典数据', en: 'Add value' },
  editValue: { zh: '编辑字典数据', en: 'Edit value' },
  edit: words.edit,
  delete: words.delete,
  close: words.close,
  dict: { zh: '字典', en: 'Dictionary' },
  code: { zh: '编号', en: 'ID' },
  type: dictData.fields.dictType,
  label: dictData.fields.dictLabel,
  labelEn: dictData.fields.dictLabelEn,
  labelEnHint: { zh: '英文界面显示；不填则同标签', en: 'Shown to English readers; empty for the same label' },
  value: dictData.fields.dictValue,
  sort: dictData.fields.dictSort,
  look: dictData.fields.listClass,
  default: dictData.fields.isDefault,
  defaultHint: { zh: '设为默认后，原来的默认值不再是默认', en: 'It takes the place of the present default' },
  yes: words.yes,
  no: words.no,
  closedNote: {
    zh: '内置字典：键值固定，标签和样式可以修改',
    en: 'Built in: values are fixed, labels and looks may change',
  },
  builtInHint: {
    zh: '程序使用这个键值：键值和状态固定，标签和样式可以修改',
    en: 'The program uses this value: it stays, and stays enabled; labels and looks may change',
  },
  fixedValue: { zh: '系统内置，键值不能修改', en: 'Built in: the value cannot be changed' },
  fixedStatus: { zh: '系统内置，不能停用', en: 'Built in: it cannot be disabled' },
  status: dictData.fields.status,
  remark: dictData.fields.remark,
})

/** The tints of a tag, by `listClass`. */
export const lookTexts = defineText('system/dict-data/look', valueLabels.listClass)
