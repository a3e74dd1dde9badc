import { recordKind } from '../../../kind/record-kind'

/** The permission to share views of lists with a role or with everybody, and to edit those that are shared. */
export const shareViews = 'system:role:shareViews'

/** The most views that a person has of one list, and of all lists. */
export const mostViews = { ofPage: 50, ofPerson: 500 }

export const savedView = recordKind('savedView', {
  name: { zh: '列表视图', en: 'Saved view' },
  plural: { zh: '列表视图', en: 'saved views' },
  table: 'savedViews',
  id: 'viewId',
  title: 'name',
  references: { ownerId: 'user', readerId: 'user', roleId: 'role' },
  fields: {
    name: { zh: '名称', en: 'Name' },
    page: { zh: '页面', en: 'Page' },
    ownerId: { zh: '所有者', en: 'Owner' },
    readerId: { zh: '仅供', en: 'Only for' },
    roleId: { zh: '共享给角色', en: 'Shared with the role' },
    isDefault: { zh: '默认', en: 'Default' },
    query: { zh: '条件与排序', en: 'Filters and order' },
    layout: { zh: '列', en: 'Columns' },
  },
  errors: {
    tooMany: {
      status: 409,
      text: {
        zh: '视图已达上限（{n} 个），请先删除不用的视图',
        en: 'There are {n} views already, which is the limit. Delete those that are not needed first',
      },
    },
  },
})
