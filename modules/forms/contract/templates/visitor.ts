import { field, group, option, required, text } from '../design-parts'
import type { FormTemplate } from './template'

export const visitor: FormTemplate = {
  name: 'visitor',
  note: text('来访人和同行人、到访时间、车辆', 'Who comes with whom, when and by which car'),
  design: {
    title: text('访客预约', 'Visitor registration'),
    description: text('请在来访前一个工作日提交。', 'Send it one working day before the visit.'),
    submit: text('提交预约', 'Register the visit'),
    items: [
      group('guest', { zh: '来访人', en: 'Visitor' }, [
        field('text', 'name', { zh: '姓名', en: 'Name' }, { width: 6, rules: [required, { rule: 'length', max: 50 }] }),
        field('text', 'company', { zh: '单位', en: 'Company' }, { width: 6, rules: [required] }),
        field(
          'text',
          'phone',
          { zh: '手机号', en: 'Mobile number' },
          {
            width: 6,
            rules: [required, { rule: 'format', format: 'phone' }],
          },
        ),
        field(
          'rows',
          'others',
          { zh: '同行人', en: 'Other visitors' },
          {
            rules: [{ rule: 'count', max: 49 }],
            items: [
              field(
                'text',
                'otherName',
                { zh: '姓名', en: 'Name' },
                { rules: [required, { rule: 'length', max: 50 }] },
              ),
              field(
                'text',
                'otherPhone',
                { zh: '手机号', en: 'Mobile number' },
                { rules: [{ rule: 'format', format: 'phone' }] },
              ),
            ],
          },
        ),
      ]),
      group('visit', { zh: '来访安排', en: 'Visit' }, [
        field(
          'radio',
          'purpose',
          { zh: '来访事由', en: 'Purpose' },
          {
            rules: [required],
            options: [
              option('business', '商务洽谈', 'Business'),
              option('interview', '面试', 'Interview'),
              option('service', '设备维护', 'Maintenance'),
              option('other', '其他', 'Other'),
            ],
          },
        ),
        field(
          'text',
          'detail',
          { zh: '具体事由', en: 'Which' },
          {
            visible: { field: 'purpose', is: 'equals', value: 'other' },
            rules: [required],
          },
        ),
        field('date', 'day', { zh: '来访日期', en: 'Day' }, { width: 4, rules: [required] }),
        field(
          'time',
          'from',
          { zh: '到达时间', en: 'Arrives' },
          {
            width: 4,
            rules: [required, { rule: 'range', min: '08:00', max: '20:00' }],
          },
        ),
        field('time', 'to', { zh: '离开时间', en: 'Leaves' }, { width: 4 }),
        field(
          'checkbox',
          'needs',
          { zh: '需要', en: 'Needs' },
          {
            options: [
              option('parking', '停车位', 'A parking space'),
              option('wifi', '访客网络', 'Guest network'),
              option('lunch', '午餐', 'Lunch'),
            ],
          },
        ),
        field(
          'text',
          'plate',
          { zh: '车牌号', en: 'Number plate' },
          {
            width: 6,
            visible: { field: 'needs', is: 'contains', value: 'parking' },
            rules: [
              required,
              {
                rule: 'pattern',
                pattern: '[一-龥][A-Z][A-Z0-9]{5,6}',
                message: text('车牌号形如 沪A12345', 'A number plate looks like 沪A12345'),
              },
            ],
          },
        ),
      ]),
    ],
  },
}
