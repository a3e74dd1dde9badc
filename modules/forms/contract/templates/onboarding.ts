import { field, option, required, text } from '../design-parts'
import type { FormTemplate } from './template'

export const onboarding: FormTemplate = {
  name: 'onboarding',
  note: text('个人信息、岗位和设备，分三步', 'Person, position and equipment, in three steps'),
  design: {
    title: text('入职登记', 'Onboarding'),
    description: text('请在入职前三个工作日填写。', 'Fill this in three working days before the first day.'),
    submit: text('提交登记', 'Send'),
    items: [
      {
        kind: 'steps',
        key: 'parts',
        panels: [
          {
            title: text('个人信息', 'Person'),
            items: [
              field(
                'text',
                'name',
                { zh: '姓名', en: 'Name' },
                { width: 6, rules: [required, { rule: 'length', max: 50 }] },
              ),
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
                'text',
                'email',
                { zh: '个人邮箱', en: 'Personal email' },
                {
                  width: 6,
                  rules: [required, { rule: 'format', format: 'email' }],
                },
              ),
              field('text', 'contact', { zh: '紧急联系人', en: 'Emergency contact' }, { width: 6, rules: [required] }),
              field(
                'text',
                'contactPhone',
                { zh: '紧急联系人电话', en: 'Their phone' },
                {
                  width: 6,
                  rules: [required, { rule: 'format', format: 'phone' }],
                },
              ),
            ],
          },
          {
            title: text('岗位', 'Position'),
            items: [
              field(
                'radio',
                'contract',
                { zh: '用工类型', en: 'Type of contract' },
                {
                  default: 'permanent',
                  rules: [required],
                  options: [
                    option('permanent', '正式', 'Permanent'),
                    option('intern', '实习', 'Internship'),
                    option('external', '外包', 'External'),
                  ],
                },
              ),
              field('text', 'position', { zh: '岗位', en: 'Position' }, { width: 6, rules: [required] }),
              field(
                'text',
                'mentor',
                { zh: '入职导师', en: 'Mentor' },
                {
                  width: 6,
                  visible: { field: 'contract', is: 'notEquals', value: 'external' },
                },
              ),
              field('date', 'start', { zh: '入职日期', en: 'First day' }, { width: 6, rules: [required] }),
              field(
                'date',
                'end',
                { zh: '结束日期', en: 'Last day' },
                {
                  width: 6,
                  visible: { field: 'contract', is: 'oneOf', value: ['intern', 'external'] },
                  rules: [required],
                },
              ),
            ],
          },
          {
            title: text('设备与账号', 'Equipment and accounts'),
            items: [
              field(
                'radio',
                'computer',
                { zh: '电脑', en: 'Computer' },
                {
                  rules: [required],
                  options: [
                    option('laptop', '笔记本', 'Laptop'),
                    option('desktop', '台式机', 'Desktop'),
                    option('own', '自带', 'Own computer'),
                  ],
                },
              ),
              field(
                'switch',
                'screen',
                { zh: '外接显示器', en: 'External monitor' },
                {
                  visible: { field: 'computer', is: 'equals', value: 'laptop' },
                },
              ),
              field(
                'checkbox',
                'accounts',
                { zh: '开通账号', en: 'Accounts' },
                {
                  default: ['mail', 'badge'],
                  options: [
                    option('mail', '企业邮箱', 'Mail'),
                    option('badge', '门禁', 'Door access'),
                    option('vpn', '远程办公', 'Remote access'),
                    option('code', '代码仓库', 'Code repository'),
                  ],
                },
              ),
              field(
                'textarea',
                'why',
                { zh: '申请代码仓库的理由', en: 'Reason for repository access' },
                {
                  visible: {
                    all: [
                      { field: 'accounts', is: 'contains', value: 'code' },
                      { field: 'contract', is: 'equals', value: 'external' },
                    ],
                  },
                  rules: [required, { rule: 'length', max: 300 }],
                },
              ),
              field('textarea', 'remark', { zh: '备注', en: 'Remark' }, { rules: [{ rule: 'length', max: 500 }] }),
            ],
          },
        ],
      },
    ],
  },
}
