import { recordKind } from '../kind/record-kind'

export const dictData = recordKind('dictData', {
  name: { zh: '字典数据', en: 'Dictionary value' },
  plural: { zh: '字典数据', en: 'dictionary values' },
  table: 'dictData',
  id: 'dictCode',
  title: 'dictLabel',
  unique: [
    { field: 'dictLabel', within: 'dictType', indexes: ['dict_data_label_unique', 'dict_data_label_ignore_case'] },
    { field: 'dictValue', within: 'dictType', isExact: true, indexes: ['dict_data_value_unique'] },
  ],
  page: { path: '/system/dictData', needs: [['system:dict:list', 'system:dict:edit'], ['system:dict:edit']] },
  fields: {
    dictType: { zh: '字典类型', en: 'Type' },
    dictLabel: { zh: '标签', en: 'Label' },
    dictLabelEn: { zh: '英文标签', en: 'English label' },
    dictValue: { zh: '键值', en: 'Value' },
    dictSort: { zh: '排序', en: 'Sort' },
    listClass: { zh: '样式', en: 'Look' },
    isDefault: { zh: '默认', en: 'Default' },
    status: { zh: '状态', en: 'Status' },
    remark: { zh: '备注', en: 'Remark' },
  },
})
