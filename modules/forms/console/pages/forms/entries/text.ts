import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'
import { formEntry } from '../../../../contract/entry.record'

export const texts = defineText('forms/entries', {
  entries: ['填写记录', 'Entries'],
  empty: ['还没有人填写', 'No entries yet'],
  form: formEntry.fields.formId,
  chooseForm: ['请选择表单', 'Choose a form'],
  noForms: ['还没有发布过的表单', 'No form has been published yet'],
  noFormsHint: ['表单发布后，提交的记录显示在这里。', 'Entries that people send to published forms appear here.'],
  text: ['内容或填写人', 'Content or person'],
  submittedAt: formEntry.fields.submittedAt,
  userId: formEntry.fields.userId,
  deptId: formEntry.fields.deptId,
  number: formEntry.fields.number,
  details: ['填写详情', 'Entry'],
  look: ['查看', 'View'],
  delete: words.delete,
  id: words.id,
  entryOf: ['{{person}}（{{at}}）', '{{person}}, {{at}}'],
  failed: words.failed,
  failedHint: words.failedHint,
  retry: words.retry,
})
