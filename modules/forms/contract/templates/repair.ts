import { field, option, required, text } from '../design-parts'
import type { FormTemplate } from './template'

export const repair: FormTemplate = {
  name: 'repair',
  note: text('按类别报修，紧急的说明影响', 'By category, with the effect of urgent ones'),
  design: {
    title: text('报修申请', 'Repair request'),
    description: text(
      '紧急报修一小时内响应，其他一个工作日内响应。',
      'Urgent requests are seen to within an hour, others within a working day.',
    ),
    submit: text('提交报修', 'Report it'),
    items: [
      field(
        'cascade',
        'category',
        { zh: '报修类别', en: 'Category' },
        {
          width: 6,
          rules: [required],
          options: [
            {
              ...option('it', '信息设备', 'IT equipment'),
              children: [
                option('computer', '电脑', 'Computer'),
                option('printer', '打印机', 'Printer'),
                option('network', '网络', 'Network'),
                option('meeting', '会议设备', 'Meeting equipment'),
              ],
            },
            {
              ...option('building', '房屋设施', 'Building'),
              children: [
                option('air', '空调', 'Air conditioning'),
                option('light', '照明和插座', 'Lights and sockets'),
                option('water', '给排水', 'Water'),
                option('door', '门窗和门禁', 'Doors and windows'),
                option('furniture', '家具', 'Furniture'),
              ],
            },
          ],
        },
      ),
      field(
        'text',
        'asset',
        { zh: '设备编号', en: 'Asset number' },
        {
          width: 6,
          visible: { field: 'category', is: 'contains', value: 'it' },
          help: text('见设备上的标签', 'On the label of the device'),
          rules: [{ rule: 'length', max: 40 }],
        },
      ),
      {
        kind: 'note',
        key: 'waterNote',
        text: text('漏水时请先关闭附近的阀门。', 'If water is leaking, close the nearest valve first.'),
        visible: { field: 'category', is: 'contains', value: 'water' },
      },
      field(
        'text',
        'place',
        { zh: '地点', en: 'Place' },
        {
          placeholder: text('例如：3 楼 305 室', 'For example: room 305, third floor'),
          rules: [required, { rule: 'length', max: 100 }],
        },
      ),
      field(
        'textarea',
        'symptom',
        { zh: '故障现象', en: 'Symptom' },
        {
          rules: [required, { rule: 'length', min: 5, max: 1000 }],
        },
      ),
      field(
        'radio',
        'urgency',
        { zh: '紧急程度', en: 'Urgency' },
        {
          default: 'normal',
          rules: [required],
          options: [
            option('low', '可以等', 'It can wait'),
            option('normal', '一般', 'Normal'),
            option('urgent', '紧急', 'Urgent'),
          ],
        },
      ),
      field(
        'textarea',
        'effect',
        { zh: '对工作的影响', en: 'Impact on work' },
        {
          visible: { field: 'urgency', is: 'equals', value: 'urgent' },
          rules: [required, { rule: 'length', max: 500 }],
        },
      ),
      field(
        'dateRange',
        'visit',
        { zh: '方便上门的日期', en: 'Days that suit you' },
        {
          width: 6,
          visible: { field: 'urgency', is: 'notEquals', value: 'urgent' },
        },
      ),
      field(
        'text',
        'phone',
        { zh: '联系电话', en: 'Phone' },
        {
          width: 6,
          rules: [required, { rule: 'format', format: 'phone' }],
        },
      ),
    ],
  },
}
