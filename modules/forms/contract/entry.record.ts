import { recordKind } from 'atrium/contract'

export const formEntry = recordKind('formEntry', {
  name: { zh: '填写记录', en: 'Entry' },
  plural: { zh: '填写记录', en: 'entries' },
  table: 'formEntries',
  id: 'entryId',
  title: 'title',
  scopeFields: ['deptId'],
  fields: {
    formId: { zh: '表单', en: 'Form' },
    number: { zh: '表单版本', en: 'Version' },
    userId: { zh: '填写人', en: 'Filled in by' },
    deptId: { zh: '部门', en: 'Department' },
    submittedAt: { zh: '提交时间', en: 'Sent' },
  },
  formats: { submittedAt: 'moment' },
})
