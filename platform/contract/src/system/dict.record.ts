import { recordKind } from '../record-kind'

export const dict = recordKind('dict', {
  name: ['字典', 'Dictionary'],
  plural: ['字典', 'dictionaries'],
  table: 'dictTypes',
  id: 'dictId',
  title: 'dictName',
  unique: [{ field: 'dictType', indexes: ['dict_types_type_unique'] }],
  page: { path: '/system/dict', needs: [['system:dict:list'], ['system:dict:edit']] },
  fields: {
    dictName: ['字典名称', 'Name'],
    dictNameEn: ['英文名称', 'English name'],
    dictType: ['字典类型', 'Type'],
    status: ['状态', 'Status'],
    remark: ['备注', 'Remark'],
  },
  errors: {
    hasData: {
      status: 409,
      text: ['字典下还有 {n} 条数据，不能删除', 'Values in the dictionary: {n}. Delete them first'],
    },
    builtIn: {
      status: 409,
      text: ['系统内置的字典和字典数据不能删除', 'Built-in dictionaries and values cannot be deleted'],
    },
    closed: {
      status: 409,
      text: ['系统内置字典的值是固定的，不能新增', 'The values of a built-in dictionary are fixed. None can be added'],
    },
  },
})
