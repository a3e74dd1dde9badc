import type { Form } from '#modules/forms/engine/schema/form'
import { SchemaForm } from '#modules/forms/engine/console/schema-form'
import css from '../form-examples.module.css'
import { useSent } from '../use-sent'

const form: Form = {
  title: { zh: '前端技术大会', en: 'Front-end conference' },
  submit: { zh: '完成报名', en: 'Sign up' },
  items: [
    {
      kind: 'steps',
      key: 'steps',
      panels: [
        {
          title: { zh: '联系方式', en: 'Contact' },
          items: [
            { kind: 'text', key: 'name', label: { zh: '姓名', en: 'Name' }, rules: [{ rule: 'required' }] },
            {
              kind: 'text',
              key: 'phone',
              label: { zh: '手机号', en: 'Mobile number' },
              rules: [{ rule: 'required' }, { rule: 'format', format: 'phone' }],
            },
          ],
        },
        {
          title: { zh: '场次', en: 'Sessions' },
          items: [
            {
              kind: 'checkbox',
              key: 'sessions',
              label: { zh: '想听的场次', en: 'Sessions' },
              options: [
                { value: 'build', label: { zh: '构建与工程', en: 'Builds' } },
                { value: 'a11y', label: { zh: '无障碍', en: 'Accessibility' } },
                { value: 'ai', label: { zh: '智能编程', en: 'Coding with AI' } },
                { value: 'full', label: { zh: '性能（已满）', en: 'Performance (full)' }, disabled: true },
              ],
              rules: [{ rule: 'required' }, { rule: 'count', max: 2 }],
            },
            { kind: 'switch', key: 'dinner', label: { zh: '参加晚宴', en: 'Comes to the dinner' } },
          ],
        },
        {
          title: { zh: '其他', en: 'The rest' },
          items: [
            {
              kind: 'select',
              key: 'food',
              label: { zh: '饮食要求', en: 'Food' },
              visible: { field: 'dinner', is: 'equals', value: true },
              options: [
                { value: 'any', label: { zh: '无要求', en: 'Anything' } },
                { value: 'vegetarian', label: { zh: '素食', en: 'Vegetarian' } },
              ],
              rules: [{ rule: 'required' }],
            },
            { kind: 'textarea', key: 'wish', label: { zh: '想问讲师的问题', en: 'A question for the speakers' } },
          ],
        },
      ],
    },
  ],
}

export default function SignUp() {
  return (
    <div className={css.form}>
      <SchemaForm form={form} onSubmit={useSent()} />
    </div>
  )
}
