import type { LocalText } from 'atrium/contract'
import { field, group, option, required, text } from '../design-parts'
import type { FormTemplate } from './template'

const cost = (key: string, words: LocalText) =>
  field('money', key, words, { width: 6, rules: [{ rule: 'range', min: 0, max: 1_000_000 }] })

export const expense: FormTemplate = {
  name: 'expense',
  note: text('合计自动计算，超过 5,000 元要说明', 'Adds up the amounts, asks why above 5,000'),
  design: {
    title: text('费用报销', 'Expense claim'),
    description: text('请把发票原件交到财务部。', 'Hand in the original receipts at the finance department.'),
    submit: text('提交报销', 'Submit claim'),
    items: [
      group('about', { zh: '事由', en: 'Purpose' }, [
        field(
          'text',
          'reason',
          { zh: '报销事由', en: 'Purpose' },
          { rules: [required, { rule: 'length', min: 2, max: 100 }] },
        ),
        field(
          'radio',
          'type',
          { zh: '费用类型', en: 'Type of expense' },
          {
            rules: [required],
            options: [
              option('travel', '差旅', 'Travel'),
              option('hosting', '招待', 'Hosting guests'),
              option('office', '办公', 'Office'),
              option('training', '培训', 'Training'),
              option('other', '其他', 'Other'),
            ],
          },
        ),
        field(
          'text',
          'destination',
          { zh: '出差地点', en: 'Destination' },
          {
            width: 6,
            visible: { field: 'type', is: 'equals', value: 'travel' },
            rules: [required],
          },
        ),
        field(
          'text',
          'guests',
          { zh: '招待对象和人数', en: 'Guests (names and number)' },
          {
            width: 6,
            visible: { field: 'type', is: 'equals', value: 'hosting' },
            rules: [required],
          },
        ),
        field('dateRange', 'days', { zh: '发生日期', en: 'Dates of the expenses' }, { width: 6, rules: [required] }),
      ]),
      group('amounts', { zh: '金额', en: 'Amounts' }, [
        cost('transport', { zh: '交通', en: 'Transport' }),
        cost('hotel', { zh: '住宿', en: 'Hotel' }),
        cost('meals', { zh: '餐饮', en: 'Meals' }),
        cost('others', { zh: '其他', en: 'Other' }),
        field(
          'money',
          'total',
          { zh: '合计', en: 'Total' },
          {
            width: 6,
            links: [{ sum: ['transport', 'hotel', 'meals', 'others'] }],
            rules: [
              { ...required, message: text('请至少填写一项金额', 'Enter at least one amount') },
              { rule: 'range', min: 0.01 },
            ],
          },
        ),
        field(
          'number',
          'receipts',
          { zh: '发票张数', en: 'Number of receipts' },
          {
            width: 6,
            rules: [required, { rule: 'range', min: 0, max: 200 }],
          },
        ),
        field(
          'textarea',
          'explain',
          { zh: '金额说明', en: 'Reason for the amount' },
          {
            visible: { field: 'total', is: 'greater', value: 5000 },
            rules: [required, { rule: 'length', min: 5, max: 500 }],
          },
        ),
      ]),
      field(
        'radio',
        'pay',
        { zh: '收款方式', en: 'Payment' },
        {
          default: 'salary',
          rules: [required],
          options: [
            option('salary', '随工资发放', 'With the salary'),
            option('card', '转入银行卡', 'To a bank account'),
          ],
        },
      ),
      field(
        'text',
        'account',
        { zh: '银行卡号', en: 'Account number' },
        {
          width: 6,
          visible: { field: 'pay', is: 'equals', value: 'card' },
          rules: [required, { rule: 'format', format: 'digits' }, { rule: 'length', min: 12, max: 19 }],
        },
      ),
    ],
  },
}
