import type { Form } from '@atrium/contract/form-schema/form'

/** What the designer starts with where no form is asked for. */
export const example: Form = {
  title: { zh: '采购申请', en: 'Purchase request' },
  description: { zh: '金额超过 5,000 元时需要说明理由。', en: 'Above 5,000 a reason is needed.' },
  submit: { zh: '提交申请', en: 'Send the request' },
  items: [
    {
      kind: 'text',
      key: 'applicant',
      label: { zh: '申请人', en: 'Applicant' },
      width: 6,
      rules: [{ rule: 'required' }],
    },
    {
      kind: 'select',
      key: 'category',
      label: { zh: '类别', en: 'Category' },
      width: 6,
      options: [
        { value: 'device', label: { zh: '设备', en: 'Devices' } },
        { value: 'software', label: { zh: '软件', en: 'Software' } },
        { value: 'office', label: { zh: '办公用品', en: 'Office supplies' } },
      ],
    },
    {
      kind: 'group',
      key: 'cost',
      title: { zh: '费用', en: 'Cost' },
      items: [
        { kind: 'money', key: 'price', label: { zh: '单价', en: 'Price' }, width: 4, rules: [{ rule: 'required' }] },
        { kind: 'number', key: 'count', label: { zh: '数量', en: 'Count' }, width: 4, default: 1 },
        {
          kind: 'money',
          key: 'amount',
          label: { zh: '金额', en: 'Amount' },
          width: 4,
          links: [{ product: ['price', 'count'] }],
        },
      ],
    },
    {
      kind: 'textarea',
      key: 'reason',
      label: { zh: '理由', en: 'Reason' },
      visible: { field: 'amount', is: 'greater', value: 5000 },
      rules: [{ rule: 'required' }, { rule: 'length', min: 10, max: 500 }],
    },
    { kind: 'date', key: 'needed', label: { zh: '期望到货', en: 'Needed by' } },
  ],
}
