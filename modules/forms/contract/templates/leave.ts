import { field, group, option, required, text } from '../design-parts'
import type { FormTemplate } from './template'

export const leave: FormTemplate = {
  name: 'leave',
  note: text('事由、证明和交接随类型变化', 'Asks for what each kind of leave needs'),
  design: {
    title: text('请假申请', 'Leave request'),
    description: text(
      '请至少提前一天提交，病假可事后补交。',
      'Send it at least a day ahead. Sick leave can follow later.',
    ),
    submit: text('提交申请', 'Submit request'),
    items: [
      field(
        'select',
        'kind',
        { zh: '请假类型', en: 'Type of leave' },
        {
          width: 6,
          rules: [required],
          options: [
            option('annual', '年假', 'Annual leave'),
            option('personal', '事假', 'Personal leave'),
            option('sick', '病假', 'Sick leave'),
            option('lieu', '调休', 'Time off in lieu'),
            option('marriage', '婚假', 'Marriage leave'),
            option('parental', '产假或陪产假', 'Parental leave'),
            option('bereavement', '丧假', 'Bereavement leave'),
          ],
        },
      ),
      field(
        'date',
        'overtime',
        { zh: '加班日期', en: 'Date of overtime' },
        {
          width: 6,
          visible: { field: 'kind', is: 'equals', value: 'lieu' },
          rules: [required],
        },
      ),
      field(
        'select',
        'relative',
        { zh: '与逝者的关系', en: 'Relation to the deceased' },
        {
          width: 6,
          visible: { field: 'kind', is: 'equals', value: 'bereavement' },
          rules: [required],
          options: [
            option('parent', '父母', 'Parent'),
            option('spouse', '配偶', 'Spouse'),
            option('child', '子女', 'Child'),
            option('other', '其他亲属', 'Other relative'),
          ],
        },
      ),
      field('dateRange', 'dates', { zh: '起止日期', en: 'From and to' }, { width: 6, rules: [required] }),
      field(
        'number',
        'calendarDays',
        { zh: '日历天数', en: 'Calendar days' },
        {
          width: 3,
          help: text('自动计算，含首尾两天', 'Worked out, both ends included'),
          links: [{ days: ['dates'] }],
        },
      ),
      field(
        'number',
        'days',
        { zh: '请假天数', en: 'Days of leave' },
        {
          width: 3,
          decimals: 1,
          help: text('只算工作日，半天填 0.5', 'Working days only; enter 0.5 for half a day'),
          rules: [required, { rule: 'range', min: 0.5, max: 180 }],
        },
      ),
      field(
        'switch',
        'proof',
        { zh: '已备好医院证明', en: 'Medical certificate ready' },
        {
          help: text('病假超过 3 天需要', 'Needed for more than 3 days of sick leave'),
          visible: {
            all: [
              { field: 'kind', is: 'equals', value: 'sick' },
              { field: 'days', is: 'greater', value: 3 },
            ],
          },
          rules: [{ ...required, message: text('请先备好医院证明', 'Get a medical certificate first') }],
        },
      ),
      field(
        'textarea',
        'reason',
        { zh: '请假事由', en: 'Reason' },
        {
          visible: { field: 'kind', is: 'notEmpty' },
          rules: [
            { ...required, when: { field: 'kind', is: 'equals', value: 'personal' } },
            { rule: 'length', max: 500 },
          ],
        },
      ),
      group('handover', { zh: '离岗期间', en: 'While you are away' }, [
        field(
          'text',
          'deputy',
          { zh: '工作代理人', en: 'Cover' },
          {
            width: 6,
            rules: [{ ...required, when: { field: 'days', is: 'greater', value: 1 } }],
          },
        ),
        field(
          'text',
          'phone',
          { zh: '联系电话', en: 'Phone' },
          { width: 6, rules: [{ rule: 'format', format: 'phone' }] },
        ),
        field(
          'textarea',
          'tasks',
          { zh: '交接事项', en: 'What to hand over' },
          {
            visible: { field: 'deputy', is: 'notEmpty' },
            rules: [{ rule: 'length', max: 1000 }],
          },
        ),
      ]),
    ],
  },
}
