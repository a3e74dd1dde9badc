import type { Form } from '#modules/forms/engine/schema/form'
import { field, option, required, text } from '../../../contract/design-parts'

export const survey: Form = {
  title: text('员工满意度调查', 'Employee satisfaction survey'),
  description: text('约两分钟，每人填写一次。', 'Takes about two minutes. One response per person.'),
  submit: text('提交', 'Submit'),
  items: [
    field('rate', 'overall', { zh: '总体满意度', en: 'Overall satisfaction' }, { rules: [required] }),
    field(
      'textarea',
      'better',
      { zh: '最希望改进什么？', en: 'What should we improve first?' },
      {
        visible: { field: 'overall', is: 'less', value: 4 },
        rules: [required, { rule: 'length', max: 500 }],
      },
    ),
    field(
      'radio',
      'place',
      { zh: '通常在哪里办公？', en: 'Where do you usually work?' },
      {
        rules: [required],
        options: [
          option('office', '公司', 'Office'),
          option('home', '家里', 'Home'),
          option('both', '两者都有', 'Both'),
        ],
      },
    ),
    field(
      'slider',
      'share',
      { zh: '在家办公的比例（%）', en: 'Days worked from home (%)' },
      {
        visible: { field: 'place', is: 'equals', value: 'both' },
        step: 10,
      },
    ),
    field(
      'select',
      'values',
      { zh: '最看重的福利', en: 'Benefits you value most' },
      {
        many: true,
        rules: [required, { rule: 'count', max: 3, message: text('最多选三项', 'Choose up to three') }],
        options: [
          option('hours', '弹性工时', 'Flexible hours'),
          option('training', '培训', 'Training'),
          option('health', '体检', 'Annual health check'),
          option('meals', '餐补', 'Meal allowance'),
          option('travel', '交通补贴', 'Commuting allowance'),
        ],
      },
    ),
    field('switch', 'talk', { zh: '愿意参加访谈', en: 'Willing to be interviewed' }),
  ],
}
