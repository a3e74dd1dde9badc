import { field, group, option, required, text } from '../design-parts'
import type { FormTemplate } from './template'

const cost = (key: string, words: readonly [string, string]) =>
  field('money', key, words, { width: 6, rules: [{ rule: 'range', min: 0, max: 1_000_000 }] })

export const expense: FormTemplate = {
  name: 'expense',
  note: text('合计自动计算，超过 5,000 元要说明', 'Adds up the amounts, asks why above 5,000'),
  design: {
    title: text('费用报销', 'Expense claim'),
    description: text('请把发票原件交到财务部。', 'Hand in the original receipts at the finance department.'),
    submit: text('提交报销', 'Submit claim'),
    items: [
      group(
        'about',
        ['事由', 'Purpose'],
        [
          field('text', 'reason', ['报销事由', 'Purpose'], { rules: [required, { rule: 'length', min: 2, max: 100 }] }),
          field('radio', 'type', ['费用类型', 'Type of expense'], {
            rules: [required],
            options: [
              option('travel', '差旅', 'Travel'),
              option('hosting', '招待', 'Hosting guests'),
              option('office', '办公', 'Office'),
              option('training', '培训', 'Training'),
              option('other', '其他', 'Other'),
            ],
          }),
          field('text', 'destination', ['出差地点', 'Destination'], {
            width: 6,
            visible: { field: 'type', is: 'equals', value: 'travel' },
            rules: [required],
          }),
          field('text', 'guests', ['招待对象和人数', 'Guests (names and number)'], {
            width: 6,
            visible: { field: 'type', is: 'equals', value: 'hosting' },
            rules: [required],
          }),
          field('dateRange', 'days', ['发生日期', 'Dates of the expenses'], { width: 6, rules: [required] }),
        ],
      ),
      group(
        'amounts',
        ['金额', 'Amounts'],
        [
          cost('transport', ['交通', 'Transport']),
          cost('hotel', ['住宿', 'Hotel']),
          cost('meals', ['餐饮', 'Meals']),
          cost('others', ['其他', 'Other']),
          field('money', 'total', ['合计', 'Total'], {
            width: 6,
            links: [{ sum: ['transport', 'hotel', 'meals', 'others'] }],
            rules: [
              { ...required, message: text('请至少填写一项金额', 'Enter at least one amount') },
              { rule: 'range', min: 0.01 },
            ],
          }),
          field('number', 'receipts', ['发票张数', 'Number of receipts'], {
            width: 6,
            rules: [required, { rule: 'range', min: 0, max: 200 }],
          }),
          field('textarea', 'explain', ['金额说明', 'Reason for the amount'], {
            visible: { field: 'total', is: 'greater', value: 5000 },
            rules: [required, { rule: 'length', min: 5, max: 500 }],
          }),
        ],
      ),
      field('radio', 'pay', ['收款方式', 'Payment'], {
        default: 'salary',
        rules: [required],
        options: [option('salary', '随工资发放', 'With the salary'), option('card', '转入银行卡', 'To a bank account')],
      }),
      field('text', 'account', ['银行卡号', 'Account number'], {
        width: 6,
        visible: { field: 'pay', is: 'equals', value: 'card' },
        rules: [required, { rule: 'format', format: 'digits' }, { rule: 'length', min: 12, max: 19 }],
      }),
    ],
  },
}
