import type { Field, Form } from '#modules/forms/engine/schema/form'
import { field, option, required, text } from '../../../contract/design-parts'

const cost = (key: string, zh: string, en: string): Field =>
  field('money', key, { zh, en }, { width: 6, rules: [{ rule: 'range', min: 0, max: 100_000 }] })

export const expenses: Form = {
  title: text('差旅报销', 'Travel expense claim'),
  description: text('每次出差填写一份，合计自动计算。', 'One claim per trip. Totals are calculated automatically.'),
  submit: text('提交报销', 'Submit claim'),
  items: [
    {
      kind: 'group',
      key: 'journey',
      title: text('行程', 'Trip'),
      items: [
        field(
          'text',
          'reason',
          { zh: '出差事由', en: 'Purpose of the trip' },
          {
            rules: [required, { rule: 'length', min: 2, max: 100 }],
          },
        ),
        field('text', 'city', { zh: '目的地', en: 'Destination' }, { width: 6, rules: [required] }),
        field('dateRange', 'days', { zh: '起止日期', en: 'Travel dates' }, { width: 6, rules: [required] }),
        field(
          'text',
          'order',
          { zh: '出差单号', en: 'Travel request no.' },
          {
            width: 6,
            placeholder: text('CC-2026-0001', 'CC-2026-0001'),
            rules: [
              required,
              {
                rule: 'pattern',
                pattern: 'CC-\\d{4}-\\d{4}',
                message: text('请按 CC-2026-0001 的格式填写', 'Enter the number in the format CC-2026-0001'),
              },
            ],
          },
        ),
      ],
    },
    {
      kind: 'group',
      key: 'costs',
      title: text('费用', 'Costs'),
      items: [
        cost('fare', '交通费', 'Transport'),
        cost('hotel', '住宿费', 'Accommodation'),
        field(
          'number',
          'nights',
          { zh: '补贴天数', en: 'Per diem days' },
          {
            width: 6,
            rules: [{ rule: 'range', min: 0, max: 60 }],
          },
        ),
        field('money', 'daily', { zh: '每日补贴', en: 'Per diem rate' }, { width: 6, links: [{ to: 120 }] }),
        field(
          'money',
          'allowance',
          { zh: '补贴合计', en: 'Per diem total' },
          {
            width: 6,
            links: [{ product: ['nights', 'daily'] }],
          },
        ),
        field(
          'money',
          'total',
          { zh: '报销合计', en: 'Total claimed' },
          {
            width: 6,
            links: [{ sum: ['fare', 'hotel', 'allowance'] }],
            rules: [required],
          },
        ),
        field(
          'textarea',
          'explain',
          { zh: '超标说明', en: 'Reason for exceeding the limit' },
          {
            visible: { field: 'total', is: 'greater', value: 5000 },
            rules: [required],
            help: text('报销合计超过 5,000 元时必须说明', 'Required for claims over ¥5,000'),
          },
        ),
      ],
    },
    field(
      'radio',
      'pay',
      { zh: '收款方式', en: 'Reimbursement method' },
      {
        rules: [required],
        default: 'salary',
        options: [option('salary', '随工资发放', 'With salary'), option('card', '转入银行卡', 'Bank transfer')],
      },
    ),
    field(
      'text',
      'account',
      { zh: '银行卡号', en: 'Bank card number' },
      {
        visible: { field: 'pay', is: 'equals', value: 'card' },
        rules: [required, { rule: 'format', format: 'digits' }, { rule: 'length', min: 16, max: 19 }],
      },
    ),
  ],
}
