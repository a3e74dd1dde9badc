import { field, option, required, text } from '../design-parts'
import type { FormTemplate } from './template'

export const feedback: FormTemplate = {
  name: 'feedback',
  note: text('建议、投诉和表扬，按需要回复', 'Suggestions, complaints and praise'),
  design: {
    title: text('意见反馈', 'Feedback'),
    description: text('每一条都会有人阅读。', 'We read every message.'),
    submit: text('提交反馈', 'Send feedback'),
    items: [
      field(
        'radio',
        'kind',
        { zh: '反馈类型', en: 'Type of feedback' },
        {
          default: 'suggestion',
          rules: [required],
          options: [
            option('suggestion', '建议', 'Suggestion'),
            option('complaint', '投诉', 'Complaint'),
            option('praise', '表扬', 'Praise'),
            option('question', '咨询', 'Question'),
          ],
        },
      ),
      field(
        'select',
        'area',
        { zh: '涉及方面', en: 'Area' },
        {
          width: 6,
          rules: [required],
          options: [
            option('work', '工作流程', 'How we work'),
            option('place', '办公环境', 'Workplace'),
            option('canteen', '餐饮', 'Canteen'),
            option('systems', '信息系统', 'IT systems'),
            option('pay', '薪酬福利', 'Pay and benefits'),
            option('other', '其他', 'Other'),
          ],
        },
      ),
      field(
        'date',
        'day',
        { zh: '发生日期', en: 'When it happened' },
        {
          width: 6,
          visible: { field: 'kind', is: 'equals', value: 'complaint' },
        },
      ),
      field(
        'text',
        'person',
        { zh: '想表扬的人或团队', en: 'Person or team' },
        {
          width: 6,
          visible: { field: 'kind', is: 'equals', value: 'praise' },
          rules: [required, { rule: 'length', max: 100 }],
        },
      ),
      field('text', 'subject', { zh: '主题', en: 'Subject' }, { rules: [required, { rule: 'length', max: 100 }] }),
      field(
        'textarea',
        'detail',
        { zh: '详细说明', en: 'Details' },
        {
          rules: [required, { rule: 'length', min: 5, max: 2000 }],
        },
      ),
      field(
        'textarea',
        'wish',
        { zh: '希望怎样改进', en: 'Suggested improvement' },
        {
          visible: { field: 'kind', is: 'oneOf', value: ['suggestion', 'complaint'] },
          rules: [{ rule: 'length', max: 1000 }],
        },
      ),
      field(
        'radio',
        'reply',
        { zh: '是否需要回复', en: 'Reply' },
        {
          default: 'none',
          rules: [required],
          options: [
            option('none', '不需要', 'No'),
            option('email', '邮件回复', 'By email'),
            option('phone', '电话回复', 'By phone'),
          ],
        },
      ),
      field(
        'text',
        'email',
        { zh: '邮箱', en: 'Email' },
        {
          width: 6,
          visible: { field: 'reply', is: 'equals', value: 'email' },
          rules: [required, { rule: 'format', format: 'email' }],
        },
      ),
      field(
        'text',
        'phone',
        { zh: '手机号', en: 'Mobile number' },
        {
          width: 6,
          visible: { field: 'reply', is: 'equals', value: 'phone' },
          rules: [required, { rule: 'format', format: 'phone' }],
        },
      ),
    ],
  },
}
