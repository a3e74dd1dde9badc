import { defineModule, entry } from '@atrium/contract/module/module'
import { publishToAll, readAllEntries } from './contract/form.rules'

/** Forms that administrators design without a developer, and what people fill in. */
export const forms = defineModule({
  name: 'forms',
  title: ['表单', 'Forms'],
  menu: [
    entry('forms', ['表单', 'Forms'], 'lucide:clipboard-list', {
      children: [
        entry('list', ['表单管理', 'Manage forms'], 'lucide:layout-template', {
          permission: 'forms:form:list',
          cached: true,
        }),
        entry('entries', ['填写记录', 'Entries'], 'lucide:inbox', { permission: 'forms:entry:list', cached: true }),
        entry('mine', ['我的填报', 'My forms'], 'lucide:file-pen-line', { pageId: 'fill' }),
      ],
    }),
  ],
  permissions: {
    'forms:form:publish': ['发布', 'Publish'],
    'forms:form:menu': ['放入菜单', 'Put into menu'],
    [publishToAll]: ['发布给所有人', 'Publish to everybody'],
    [readAllEntries]: ['查看全部记录', 'Read all entries'],
  },
  handlerPermissions: [publishToAll, readAllEntries],
  pages: ['form-designer'],
  panels: [{ id: 'waiting', title: ['待我填写', 'Waiting for you'], isFirst: true }],
  entriesForAll: ['forms', 'forms/mine'],
  dictionaries: {
    forms_state: {
      name: ['表单状态', 'State of forms'],
      values: [
        ['draft', '草稿', 'Draft', 'default'],
        ['published', '已发布', 'Published', 'success'],
        ['closed', '已关闭', 'Closed', 'warning'],
        ['archived', '已归档', 'Archived', 'info'],
      ],
    },
  },
})
