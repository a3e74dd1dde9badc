import { recordKind } from '../record-kind'

export const dictData = recordKind('dictData', {
  name: ['字典数据', 'Dictionary value'],
  plural: ['字典数据', 'dictionary values'],
  table: 'dictData',
  id: 'dictCode',
  title: 'dictLabel',
  unique: [
    { field: 'dictLabel', within: 'dictType', indexes: ['dict_data_label_unique', 'dict_data_label_ignore_case'] },
    { field: 'dictValue', within: 'dictType', isExact: true, indexes: ['dict_data_value_unique'] },
  ],
  page: { path: '/system/dictData', needs: [['system:dict:list', 'system:dict:edit'], ['system:dict:edit']] },
  fields: {
    dictType: ['字典类型', 'Type'],
    dictLabel: ['标签', 'Label'],
    dictLabelEn: ['英文标签', 'English label'],
    dictValue: ['键值', 'Value'],
    dictSort: ['排序', 'Sort'],
    listClass: ['样式', 'Look'],
    isDefault: ['默认', 'Default'],
    status: ['状态', 'Status'],
    remark: ['备注', 'Remark'],
  },
})
