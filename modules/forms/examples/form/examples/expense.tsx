import type { Form, Rule } from '#modules/forms/engine/schema/form'
import { SchemaForm } from '#modules/forms/engine/console/schema-form'
import css from '../form-examples.module.css'
import { useSent } from '../use-sent'

const notNegative: Rule = {
  rule: 'range',
  min: 0,
  message: { zh: '金额不能小于 0', en: 'An amount cannot be below 0' },
}

const form: Form = {
  title: { zh: '差旅报销', en: 'Travel expenses' },
  submit: { zh: '提交报销', en: 'Send the claim' },
  items: [
    {
      kind: 'dateRange',
      key: 'days',
      label: { zh: '出差日期', en: 'Days of travel' },
      rules: [{ rule: 'required' }],
    },
    { kind: 'money', key: 'train', label: { zh: '交通', en: 'Transport' }, width: 4, rules: [notNegative] },
    { kind: 'money', key: 'hotel', label: { zh: '住宿', en: 'Hotel' }, width: 4, rules: [notNegative] },
    { kind: 'money', key: 'meals', label: { zh: '餐饮', en: 'Meals' }, width: 4, rules: [notNegative] },
    {
      kind: 'money',
      key: 'total',
      label: { zh: '合计', en: 'Total' },
      links: [{ sum: ['train', 'hotel', 'meals'] }],
      rules: [{ rule: 'required', message: { zh: '请至少填写一项费用', en: 'Fill in at least one amount' } }],
    },
    {
      kind: 'textarea',
      key: 'reason',
      label: { zh: '理由', en: 'Reason' },
      help: { zh: '超过 2,000 元的报销由部门负责人审批', en: 'Claims above ¥2,000 go to the head of the department' },
      visible: { field: 'total', is: 'greater', value: 2000 },
      rules: [{ rule: 'required' }, { rule: 'length', min: 10, max: 200 }],
    },
  ],
}

export default function Expense() {
  return (
    <div className={css.form}>
      <SchemaForm form={form} onSubmit={useSent()} />
    </div>
  )
}
