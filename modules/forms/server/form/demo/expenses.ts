import type { Field, Form } from '@atrium/contract/form-schema/form'
import { field, option, required, text } from './texts'

const cost = (key: string, zh: string, en: string): Field =>
  field('money', key, [zh, en], { width: 6, rules: [{ rule: 'range', min: 0, max: 100_000 }] })

export const expenses: Form = {
  title: text('差旅报销', 'Expense claim'),
  description: text('每次出差填写一份，合计自动计算。', 'One claim per journey. The sums are worked out for you.'),
  submit: text('提交报销', 'Send the claim'),
  items: [
    {
      kind: 'group',
      key: 'journey',
      title: text('行程', 'Journey'),
      items: [
        field('text', 'reason', ['出差事由', 'Reason'], { rules: [required, { rule: 'length', min: 2, max: 100 }] }),
        field('text', 'city', ['目的地', 'Destination'], { width: 6, rules: [required] }),
        field('dateRange', 'days', ['起止日期', 'From and to'], { width: 6, rules: [required] }),
        field('text', 'order', ['出差单号', 'Travel order'], {
          width: 6,
          placeholder: text('CC-2026-0001', 'CC-2026-0001'),
          rules: [
            required,
            {
              rule: 'pattern',
              pattern: 'CC-\\d{4}-\\d{4}',
              message: text('单号形如 CC-2026-0001', 'A travel order looks like CC-2026-0001'),
            },
          ],
        }),
      ],
    },
    {
      kind: 'group',
      key: 'costs',
      title: text('费用', 'Costs'),
      items: [
        cost('fare', '交通', 'Fares'),
        cost('hotel', '住宿', 'Hotel'),
        field('number', 'nights', ['补贴天数', 'Days of allowance'], {
          width: 6,
          rules: [{ rule: 'range', min: 0, max: 60 }],
        }),
        field('money', 'daily', ['每日补贴', 'Allowance per day'], { width: 6, links: [{ to: 120 }] }),
        field('money', 'allowance', ['补贴合计', 'Allowance'], { width: 6, links: [{ product: ['nights', 'daily'] }] }),
        field('money', 'total', ['报销合计', 'Total'], {
          width: 6,
          links: [{ sum: ['fare', 'hotel', 'allowance'] }],
          rules: [required],
        }),
        field('textarea', 'explain', ['超标说明', 'Why so much'], {
          visible: { field: 'total', is: 'greater', value: 5000 },
          rules: [required],
          help: text('合计超过 5000 元时需要说明', 'Needed for claims over 5,000'),
        }),
      ],
    },
    field('radio', 'pay', ['收款方式', 'Payment'], {
      rules: [required],
      default: 'salary',
      options: [option('salary', '随工资发放', 'With the salary'), option('card', '转入银行卡', 'To a bank account')],
    }),
    field('text', 'account', ['银行卡号', 'Account'], {
      visible: { field: 'pay', is: 'equals', value: 'card' },
      rules: [required, { rule: 'format', format: 'digits' }, { rule: 'length', min: 16, max: 19 }],
    }),
  ],
}
