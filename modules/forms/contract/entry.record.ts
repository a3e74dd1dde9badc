import { recordKind } from '@atrium/contract/record-kind'

export const formEntry = recordKind('formEntry', {
  name: ['填写记录', 'Entry'],
  plural: ['填写记录', 'entries'],
  table: 'formEntries',
  id: 'entryId',
  title: 'title',
  scopeFields: ['deptId'],
  fields: {
    formId: ['表单', 'Form'],
    number: ['表单版本', 'Version'],
    userId: ['填写人', 'Filled in by'],
    deptId: ['部门', 'Department'],
    submittedAt: ['提交时间', 'Sent'],
  },
  forms: { submittedAt: 'moment' },
})
