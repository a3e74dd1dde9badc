import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'
import { dictData } from '@atrium/contract/system/dict-data.record'
import { valueLabels } from '#shared/crud/value-labels'

export const texts = defineText('system/dict-data', {
  dataOf: ['字典数据 · {{name}}', 'Values of {{name}}'],
  empty: ['这个字典还没有数据', 'This dictionary has no values yet'],
  missing: ['没有这个字典', 'No such dictionary'],
  missingHint: ['它可能已被删除，或者地址有误。', 'It may have been deleted, or the address is wrong.'],
  back: ['返回字典列表', 'Back to dictionaries'],
  failed: words.failed,
  failedHint: words.failedHint,
  retry: words.retry,
  addValue: ['新增字典数据', 'Add value'],
  editValue: ['编辑字典数据', 'Edit value'],
  edit: words.edit,
  delete: words.delete,
  close: words.close,
  dict: ['字典', 'Dictionary'],
  code: ['编号', 'ID'],
  type: dictData.fields.dictType,
  label: dictData.fields.dictLabel,
  labelEn: dictData.fields.dictLabelEn,
  labelEnHint: ['英文界面显示；不填则同标签', 'Shown to English readers; empty for the same label'],
  value: dictData.fields.dictValue,
  sort: dictData.fields.dictSort,
  look: dictData.fields.listClass,
  default: dictData.fields.isDefault,
  defaultHint: ['设为默认后，原来的默认值不再是默认', 'It takes the place of the present default'],
  yes: words.yes,
  no: words.no,
  closedNote: ['内置字典：键值固定，标签和样式可以修改', 'Built in: values are fixed, labels and looks may change'],
  builtInHint: [
    '程序使用这个键值：键值和状态固定，标签和样式可以修改',
    'The program uses this value: it stays, and stays enabled; labels and looks may change',
  ],
  fixedValue: ['系统内置，键值不能修改', 'Built in: the value cannot be changed'],
  fixedStatus: ['系统内置，不能停用', 'Built in: it cannot be disabled'],
  status: dictData.fields.status,
  remark: dictData.fields.remark,
})

/** The tints of a tag, by `listClass`. */
export const lookTexts = defineText('system/dict-data/look', valueLabels.listClass)
