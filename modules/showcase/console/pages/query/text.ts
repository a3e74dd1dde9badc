import { defineText } from '#shared/i18n/text'

export const texts = defineText('query', {
  title: ['带参数的页面', 'A page with a query'],
  intro: [
    '菜单可以带着参数打开页面；路径加参数，就是一个标签。',
    'The menu may open a page with a query. Path and query together are a tab.',
  ],
  read: ['读取参数', 'Read the query'],
  readNote: [
    '这个标签带着的参数。刷新、收藏、发给同事，都是同一个页面。',
    'What this tab was opened with: the same after a reload, from a bookmark, or on a screen of a colleague.',
  ],
  edit: ['修改参数', 'Change the query'],
  editNote: [
    '“用在这里”留在当前标签，“打开新标签”另开一个，两边互不影响。',
    '“Use it here” stays in this tab. “Open a tab” opens another one, and neither changes the other.',
  ],
  menuQuery: ['菜单里的参数', 'The query of a menu entry'],
  menuQueryNote: [
    '菜单管理里填的是 JSON，值都是文字；写错了会指出原因，页面照样能打开，只是不带参数。',
    'The menu holds JSON whose values are texts. What is wrong is named. The page still opens, but without a query.',
  ],

  address: ['地址', 'Address'],
  none: ['没有参数', 'No query'],
  key: ['名称', 'Name'],
  value: ['值', 'Value'],
  keyOf: ['第 {{row}} 个名称', 'Name {{row}}'],
  valueOf: ['第 {{row}} 个值', 'Value {{row}}'],
  add: ['添加参数', 'Add a parameter'],
  remove: ['删除第 {{row}} 个参数', 'Remove parameter {{row}}'],
  useHere: ['用在这里', 'Use it here'],
  openTab: ['打开新标签', 'Open a tab'],
  json: ['参数（JSON）', 'Query (JSON)'],
  notJson: ['不是有效的 JSON：{{reason}}', 'This is not valid JSON: {{reason}}'],
  notObject: ['要写成一个对象，例如 {"id":"1"}', 'It has to be an object, such as {"id":"1"}'],
  notText: ['“{{key}}”的值要加引号', 'The value of “{{key}}” has to be in quotes'],
  open: ['像菜单一样打开', 'Open as the menu does'],
  opensAs: ['打开 {{path}}', 'Opens {{path}}'],
})
