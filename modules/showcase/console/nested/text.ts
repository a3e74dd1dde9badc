import { defineText } from '#shared/i18n/text'

export const texts = defineText('nested', {
  way: ['当前位置', 'Where you are'],
  level: ['第 {{level}} 级', 'Level {{level}}'],
  wayHint: [
    '菜单的每一级是地址的一段，面包屑也由它们组成。',
    'Each level of the menu is a part of the address, and of the breadcrumb.',
  ],
  tree: ['这一支菜单', 'This branch of the menu'],
  list: ['拣货单', 'Picking list'],
  listHint: [
    '勾选记在标签的地址里：去别的页面再回来，或者刷新，都还在。',
    'Ticks are kept in the address of the tab: they are still there after you visit another page, or reload.',
  ],
  picked: ['已拣 {{done}} / {{all}}', '{{done}} of {{all}} picked'],
  neighbours: ['前后页面', 'Neighbours'],
  before: ['上一页', 'Previous'],
  after: ['下一页', 'Next'],
})
