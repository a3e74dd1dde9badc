import { status } from '../kind/fields/choice/status'
import { yesNo } from '../kind/fields/choice/yes-no'
import { computedInCode } from '../kind/fields/computed'
import { multiline } from '../kind/fields/text/multiline'
import { text } from '../kind/fields/text/text'
import { recordKind } from '../kind/record-kind'
import { most, patterns } from '../untrusted/rules'
import { englishName } from '../kind/fields/text/english-name'

export const dict = recordKind('dict', {
  name: { zh: '字典', en: 'Dictionary' },
  plural: { zh: '字典', en: 'dictionaries' },
  table: 'dictTypes',
  id: 'dictId',
  title: 'dictName',
  whole: true,
  permissions: 'system:dict',
  unique: [{ field: 'dictType', indexes: ['dict_types_type_unique'] }],
  page: { path: '/system/dict', needs: [['system:dict:list'], ['system:dict:edit']] },
  fields: {
    dictName: text(most.dictText, { zh: '字典名称', en: 'Name' }, { filter: true }),
    dictNameEn: englishName(most.dictText, '字典名称'),
    dictType: text(
      most.dictText,
      { zh: '字典类型', en: 'Type' },
      {
        unique: true,
        filter: true,
        pattern: {
          test: patterns.dictType,
          text: {
            zh: '以小写字母开头，只含小写字母、数字和下划线',
            en: 'Begin with a small letter; then small letters, digits and underscores',
          },
          sample: 'colours',
          error: 'dictTypeFormat',
        },
      },
    ),
    /** The code relies on it (`builtInDicts`): its type stays, it stays enabled and takes no further values. */
    builtIn: computedInCode(yesNo({ zh: '内置', en: 'Built in' }, { exported: false })),
    status: status(),
    remark: multiline(most.remark, { zh: '备注', en: 'Remark' }, { optional: true }),
  },
  errors: {
    hasData: {
      status: 409,
      text: { zh: '字典下还有 {n} 条数据，不能删除', en: 'Values in the dictionary: {n}. Delete them first' },
    },
    builtIn: {
      status: 409,
      text: { zh: '系统内置的字典和字典数据不能删除', en: 'Built-in dictionaries and values cannot be deleted' },
    },
    closed: {
      status: 409,
      text: {
        zh: '系统内置字典的值是固定的，不能新增',
        en: 'The values of a built-in dictionary are fixed. None can be added',
      },
    },
  },
})
