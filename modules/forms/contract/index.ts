import { defineModule, entry, integerSetting } from 'atrium/contract'
import { formEntries } from './entry'
import { formEntry } from './entry.record'
import { formFilling } from './filling'
import { forms } from './form'
import { form } from './form.record'
import { publishToAll, readAllEntries } from './form.rules'

/** Forms that administrators design without a developer, and what people fill in. */
export const module = defineModule({
  name: 'forms',
  title: { zh: '表单', en: 'Forms' },
  menu: [
    entry('forms', { zh: '表单', en: 'Forms' }, 'lucide:clipboard-list', {
      children: [
        entry('list', { zh: '表单管理', en: 'Manage forms' }, 'lucide:layout-template', {
          permission: 'forms:form:list',
          cached: true,
        }),
        entry('entries', { zh: '填写记录', en: 'Entries' }, 'lucide:inbox', {
          permission: 'forms:entry:list',
          cached: true,
        }),
        entry('mine', { zh: '我的填报', en: 'My forms' }, 'lucide:file-pen-line', { pageId: 'fill' }),
      ],
    }),
  ],
  permissions: {
    'forms:form:publish': { zh: '发布', en: 'Publish' },
    'forms:form:menu': { zh: '放入菜单', en: 'Put into menu' },
    [publishToAll]: { zh: '发布给所有人', en: 'Publish to everybody' },
    [readAllEntries]: { zh: '查看全部记录', en: 'Read all entries' },
  },
  settings: {
    entryDays: integerSetting({
      name: { zh: '填写记录保留天数', en: 'Days that entries are kept' },
      description: {
        zh: '过期的每晚连同图片删除；0 为一直保留',
        en: 'Older ones are deleted each night with their pictures; 0 keeps them for good',
      },
      default: 0,
      min: 0,
      max: 36_500,
    }),
    draftDays: integerSetting({
      name: { zh: '填写草稿保留天数', en: 'Days that drafts of entries are kept' },
      description: {
        zh: '从最后一次输入算起；0 为一直保留',
        en: 'Since something was typed last; 0 keeps them for good',
      },
      default: 0,
      min: 0,
      max: 36_500,
    }),
  },
  handlerPermissions: [publishToAll, readAllEntries],
  pages: ['form-designer'],
  panels: [{ id: 'waiting', title: { zh: '待我填写', en: 'Waiting for you' }, isFirst: true }],
  entriesForAll: ['forms', 'forms/mine'],
  dictionaries: {
    forms_state: {
      name: { zh: '表单状态', en: 'State of forms' },
      values: [
        ['draft', { zh: '草稿', en: 'Draft' }, 'default'],
        ['published', { zh: '已发布', en: 'Published' }, 'success'],
        ['closed', { zh: '已关闭', en: 'Closed' }, 'warning'],
        ['archived', { zh: '已归档', en: 'Archived' }, 'info'],
      ],
    },
  },
})

export const api = { forms, formEntries, formFilling }

export const records = { form, formEntry }
