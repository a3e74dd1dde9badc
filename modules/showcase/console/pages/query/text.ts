import { defineText } from 'atrium/console/text'

export const texts = defineText('query', {
  title: { zh: '带参数的页面', en: 'A page with a query' },
  intro: {
    zh: '菜单可以带着参数打开页面；路径加参数，就是一个标签。',
    en: 'The menu may open a page with a query. Path and query together are a tab.',
  },
  read: { zh: '读取参数', en: 'Read the query' },
  readNote: {
    zh: '这个标签带着的参数。刷新、收藏、发给同事，都是同一个页面。',
    en: 'What this tab was opened with: the same after a reload, from a bookmark, or on a screen of a colleague.',
  },
  edit: { zh: '修改参数', en: 'Change the query' },
  editNote: {
    zh: '“用在这里”留在当前标签，“打开新标签”另开一个，两边互不影响。',
    en: '“Use it here” stays in this tab. “Open a tab” opens another one, and neither changes the other.',
  },
  menuQuery: { zh: '菜单里的参数', en: 'The query of a menu entry' },
  menuQueryNote: {
    zh: '菜单管理里填的是 JSON，值都是文字；写错了会指出原因，页面照样能打开，只是不带参数。',
    en: 'The menu holds JSON whose values are texts. What is wrong is named. The page still opens, but without a query.',
  },

  address: { zh: '地址', en: 'Address' },
  none: { zh: '没有参数', en: 'No query' },
  key: { zh: '名称', en: 'Name' },
  value: { zh: '值', en: 'Value' },
  keyOf: { zh: '第 {{row}} 个名称', en: 'Name {{row}}' },
  valueOf: { zh: '第 {{row}} 个值', en: 'Value {{row}}' },
  add: { zh: '添加参数', en: 'Add a parameter' },
  remove: { zh: '删除第 {{row}} 个参数', en: 'Remove parameter {{row}}' },
  useHere: { zh: '用在这里', en: 'Use it here' },
  openTab: { zh: '打开新标签', en: 'Open a tab' },
  json: { zh: '参数（JSON）', en: 'Query (JSON)' },
  notJson: { zh: '不是有效的 JSON：{{reason}}', en: 'This is not valid JSON: {{reason}}' },
  notObject: { zh: '要写成一个对象，例如 {"id":"1"}', en: 'It has to be an object, such as {"id":"1"}' },
  notText: { zh: '“{{key}}”的值要加引号', en: 'The value of “{{key}}” has to be in quotes' },
  open: { zh: '像菜单一样打开', en: 'Open as the menu does' },
  opensAs: { zh: '打开 {{path}}', en: 'Opens {{path}}' },
})
