import { field, group, option, required, text } from '../design-parts'
import type { FormTemplate } from './template'

export const purchase: FormTemplate = {
  name: 'purchase',
  note: text('总额自动计算，超过 5,000 元要说明', 'Works out the total, asks why above 5,000'),
  design: {
    title: text('采购申请', 'Purchase request'),
    description: text('总额超过 5,000 元时需要说明理由。', 'Above 5,000 a reason is needed.'),
    submit: text('提交申请', 'Submit request'),
    items: [
      field(
        'text',
        'item',
        { zh: '物品名称', en: 'Item' },
        { width: 6, rules: [required, { rule: 'length', max: 100 }] },
      ),
      field(
        'select',
        'category',
        { zh: '类别', en: 'Category' },
        {
          width: 6,
          rules: [required],
          options: [
            option('device', '设备', 'Devices'),
            option('software', '软件', 'Software'),
            option('office', '办公用品', 'Office supplies'),
            option('service', '服务', 'Services'),
          ],
        },
      ),
      field(
        'text',
        'model',
        { zh: '规格型号', en: 'Model' },
        {
          width: 6,
          visible: { field: 'category', is: 'oneOf', value: ['device', 'office'] },
        },
      ),
      field(
        'number',
        'months',
        { zh: '使用期限（月）', en: 'Term in months' },
        {
          width: 6,
          visible: { field: 'category', is: 'oneOf', value: ['software', 'service'] },
          rules: [required, { rule: 'range', min: 1, max: 60 }],
        },
      ),
      group('cost', { zh: '费用', en: 'Cost' }, [
        field(
          'money',
          'price',
          { zh: '单价', en: 'Unit price' },
          { width: 4, rules: [required, { rule: 'range', min: 0 }] },
        ),
        field(
          'number',
          'count',
          { zh: '数量', en: 'Quantity' },
          {
            width: 4,
            default: 1,
            rules: [required, { rule: 'range', min: 1, max: 10_000 }],
          },
        ),
        field('money', 'amount', { zh: '金额', en: 'Amount' }, { width: 4, links: [{ product: ['price', 'count'] }] }),
        field('money', 'freight', { zh: '运费', en: 'Freight' }, { width: 4, rules: [{ rule: 'range', min: 0 }] }),
        field('money', 'total', { zh: '总额', en: 'Total' }, { width: 4, links: [{ sum: ['amount', 'freight'] }] }),
      ]),
      field(
        'textarea',
        'reason',
        { zh: '采购理由', en: 'Reason' },
        {
          visible: { field: 'total', is: 'greater', value: 5000 },
          rules: [required, { rule: 'length', min: 10, max: 500 }],
        },
      ),
      field('text', 'supplier', { zh: '建议供应商', en: 'Suggested supplier' }, { width: 6 }),
      field('date', 'needed', { zh: '期望到货', en: 'Needed by' }, { width: 6 }),
      field(
        'text',
        'link',
        { zh: '商品链接', en: 'Link to the product' },
        { rules: [{ rule: 'format', format: 'url' }] },
      ),
    ],
  },
}
