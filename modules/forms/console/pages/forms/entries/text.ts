import { defineText, words } from 'atrium/console/text'
import { formEntry } from '../../../../contract/entry.record'

export const texts = defineText('forms/entries', {
  entries: { zh: '填写记录', en: 'Entries' },
  empty: { zh: '还没有人填写', en: 'No entries yet' },
  form: formEntry.fields.formId,
  chooseForm: { zh: '请选择表单', en: 'Choose a form' },
  noForms: { zh: '还没有发布过的表单', en: 'No form has been published yet' },
  noFormsHint: {
    zh: '表单发布后，提交的记录显示在这里。',
    en: 'Entries that people send to published forms appear here.',
  },
  text: { zh: '内容或填写人', en: 'Content or person' },
  submittedAt: formEntry.fields.submittedAt,
  userId: formEntry.fields.userId,
  deptId: formEntry.fields.deptId,
  number: formEntry.fields.number,
  details: { zh: '填写详情', en: 'Entry' },
  look: { zh: '查看', en: 'View' },
  delete: words.delete,
  id: words.id,
  entryOf: { zh: '{{person}}（{{at}}）', en: '{{person}}, {{at}}' },
  failed: words.failed,
  failedHint: words.failedHint,
  retry: words.retry,
  rowCount: { zh: '{{count}} 行', en: '{{count}} rows', one: '{{count}} row' },
})
