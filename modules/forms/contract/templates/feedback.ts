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
      field('radio', 'kind', ['反馈类型', 'Type of feedback'], {
        default: 'suggestion',
        rules: [required],
        options: [
          option('suggestion', '建议', 'Suggestion'),
          option('complaint', '投诉', 'Complaint'),
          option('praise', '表扬', 'Praise'),
          option('question', '咨询', 'Question'),
        ],
      }),
      field('select', 'area', ['涉及方面', 'Area'], {
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
      }),
      field('date', 'day', ['发生日期', 'When it happened'], {
        width: 6,
        visible: { field: 'kind', is: 'equals', value: 'complaint' },
      }),
      field('text', 'person', ['想表扬的人或团队', 'Person or team'], {
        width: 6,
        visible: { field: 'kind', is: 'equals', value: 'praise' },
        rules: [required, { rule: 'length', max: 100 }],
      }),
      field('text', 'subject', ['主题', 'Subject'], { rules: [required, { rule: 'length', max: 100 }] }),
      field('textarea', 'detail', ['详细说明', 'Details'], {
        rules: [required, { rule: 'length', min: 5, max: 2000 }],
      }),
      field('textarea', 'wish', ['希望怎样改进', 'Suggested improvement'], {
        visible: { field: 'kind', is: 'oneOf', value: ['suggestion', 'complaint'] },
        rules: [{ rule: 'length', max: 1000 }],
      }),
      field('radio', 'reply', ['是否需要回复', 'Reply'], {
        default: 'none',
        rules: [required],
        options: [
          option('none', '不需要', 'No'),
          option('email', '邮件回复', 'By email'),
          option('phone', '电话回复', 'By phone'),
        ],
      }),
      field('text', 'email', ['邮箱', 'Email'], {
        width: 6,
        visible: { field: 'reply', is: 'equals', value: 'email' },
        rules: [required, { rule: 'format', format: 'email' }],
      }),
      field('text', 'phone', ['手机号', 'Mobile number'], {
        width: 6,
        visible: { field: 'reply', is: 'equals', value: 'phone' },
        rules: [required, { rule: 'format', format: 'phone' }],
      }),
    ],
  },
}
