import { defineText } from 'atrium/console/text'

export const texts = defineText('nested', {
  way: { zh: '当前位置', en: 'Where you are' },
  level: { zh: '第 {{level}} 级', en: 'Level {{level}}' },
  wayHint: {
    zh: '菜单的每一级是地址的一段，面包屑也由它们组成。',
    en: 'Each level of the menu is a part of the address, and of the breadcrumb.',
  },
  tree: { zh: '这一支菜单', en: 'This branch of the menu' },
  list: { zh: '拣货单', en: 'Picking list' },
  listHint: {
    zh: '勾选记在标签的地址里：去别的页面再回来，或者刷新，都还在。',
    en: 'Ticks are kept in the address of the tab: they are still there after you visit another page, or reload.',
  },
  picked: { zh: '已拣 {{done}} / {{all}}', en: '{{done}} of {{all}} picked' },
  neighbours: { zh: '前后页面', en: 'Neighbours' },
  before: { zh: '上一页', en: 'Previous' },
  after: { zh: '下一页', en: 'Next' },
})
