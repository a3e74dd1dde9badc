import type { Form } from '@atrium/contract/form-schema/form'
import { field, option, required, text } from './texts'

export const survey: Form = {
  title: text('员工满意度调查', 'Staff survey'),
  description: text('约两分钟，每人填写一次。', 'About two minutes. Everybody answers once.'),
  submit: text('提交', 'Send'),
  items: [
    field('rate', 'overall', ['总体满意度', 'How satisfied are you?'], { rules: [required] }),
    field('textarea', 'better', ['最希望改进什么？', 'What should change first?'], {
      visible: { field: 'overall', is: 'less', value: 4 },
      rules: [required, { rule: 'length', max: 500 }],
    }),
    field('radio', 'place', ['通常在哪里办公？', 'Where do you mostly work?'], {
      rules: [required],
      options: [
        option('office', '公司', 'In the office'),
        option('home', '家里', 'At home'),
        option('both', '两者都有', 'Both'),
      ],
    }),
    field('slider', 'share', ['在家办公的比例（%）', 'Share of days at home (%)'], {
      visible: { field: 'place', is: 'equals', value: 'both' },
      step: 10,
    }),
    field('select', 'values', ['最看重的福利', 'Benefits that matter most'], {
      many: true,
      rules: [required, { rule: 'count', max: 3, message: text('最多选三项', 'Choose three at most') }],
      options: [
        option('hours', '弹性工时', 'Flexible hours'),
        option('training', '培训', 'Training'),
        option('health', '体检', 'Health check'),
        option('meals', '餐补', 'Meals'),
        option('travel', '交通补贴', 'Commuting'),
      ],
    }),
    field('switch', 'talk', ['愿意参加访谈', 'Open to an interview']),
  ],
}
