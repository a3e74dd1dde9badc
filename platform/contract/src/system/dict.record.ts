import { recordKind } from '../kind/record-kind'

export const dict = recordKind('dict', {
  name: { zh: '字典', en: 'Dictionary' },
  plural: { zh: '字典', en: 'dictionaries' },
  table: 'dictTypes',
  id: 'dictId',
  title: 'dictName',
  unique: [{ field: 'dictType', indexes: ['dict_types_type_unique'] }],
  page: { path: '/system/dict', needs: [['system:dict:list'], ['system:dict:edit']] },
  fields: {
    dictName: { zh: '字典名称', en: 'Name' },
    dictNameEn: { zh: '英文名称', en: 'English name' },
    dictType: { zh: '字典类型', en: 'Type' },
    status: { zh: '状态', en: 'Status' },
    remark: { zh: '备注', en: 'Remark' },
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
