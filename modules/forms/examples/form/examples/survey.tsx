import type { Form } from '#modules/forms/engine/schema/form'
import { SchemaForm } from '#modules/forms/engine/console/schema-form'
import css from '../form-examples.module.css'
import { useSent } from '../use-sent'

const form: Form = {
  title: { zh: '食堂满意度', en: 'How is the canteen?' },
  items: [
    {
      kind: 'note',
      key: 'intro',
      text: { zh: '食堂满意度问卷：匿名填写，约一分钟。', en: 'About the canteen: anonymous, takes a minute.' },
    },
    {
      kind: 'select',
      key: 'gender',
      label: { zh: '性别', en: 'Gender' },
      options: { dictionary: 'sys_user_sex' },
      width: 6,
    },
    {
      kind: 'radio',
      key: 'often',
      label: { zh: '多久去一次', en: 'How often do you go?' },
      options: [
        { value: 'daily', label: { zh: '每天', en: 'Every day' } },
        { value: 'weekly', label: { zh: '每周', en: 'Every week' } },
        { value: 'never', label: { zh: '从不', en: 'Never' } },
      ],
      rules: [{ rule: 'required' }],
    },
    {
      kind: 'rate',
      key: 'stars',
      label: { zh: '给食堂打分', en: 'Your rating' },
      visible: { field: 'often', is: 'oneOf', value: ['daily', 'weekly'] },
      rules: [{ rule: 'required' }],
    },
    {
      kind: 'checkbox',
      key: 'better',
      label: { zh: '哪里可以更好', en: 'What could be better?' },
      visible: {
        any: [
          { field: 'stars', is: 'less', value: 4 },
          { field: 'often', is: 'equals', value: 'never' },
        ],
      },
      options: [
        { value: 'taste', label: { zh: '味道', en: 'Taste' } },
        { value: 'price', label: { zh: '价格', en: 'Price' } },
        { value: 'queue', label: { zh: '排队', en: 'Queues' } },
        { value: 'other', label: { zh: '其他', en: 'Something else' } },
      ],
    },
    {
      kind: 'text',
      key: 'other',
      label: { zh: '其他：请说明', en: 'Something else: what?' },
      visible: { field: 'better', is: 'contains', value: 'other' },
      rules: [{ rule: 'required' }],
    },
  ],
}

export default function Survey() {
  return (
    <div className={css.form}>
      <SchemaForm form={form} onSubmit={useSent()} />
    </div>
  )
}
