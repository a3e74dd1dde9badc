import { defineText, words } from 'atrium/console/text'

export const texts = defineText('components/table/pagination', {
  title: { zh: '分页表格', en: 'Pagination' },
  intro: {
    zh: '一千行由服务器分页：页码写在地址里，勾选跨页保留，失败的一页可以单独重试。',
    en: 'A thousand rows paged by the server. The page is kept in the address, selections span pages, and a failed page can be retried.',
  },
  keys: { zh: '输入页码后按 Enter 跳转', en: 'Type a page number and press Enter' },
  serverPaging: { zh: '服务器分页与跨页勾选', en: 'Server paging and selection across pages' },
  serverPagingNote: {
    zh: '刷新、后退或分享链接都会回到这一页；勾选几页后一起删除，可以一次撤销。',
    en: 'A reload, the back button or a shared link returns to this page. Select rows on several pages, delete them together, and undo that at once.',
  },
  failingPage: { zh: '某一页失败时', en: 'When a page fails' },
  failingPageNote: {
    zh: '第 2 页会失败：页码还在，可以重试，也可以去别的页。',
    en: 'Page 2 fails: the pager stays, so you can retry or go to another page.',
  },
  people: { zh: '人员', en: 'People' },
  range: { zh: '第 {{from}}–{{to}} 行，共 {{count, number}} 行', en: '{{from}}–{{to}} of {{count, number}}' },
  selected: { zh: '已选 {{count}} 行', en: '{{count}} selected' },
  deleteSelected: { zh: '删除所选', en: 'Delete selected' },
  clear: { zh: '取消选择', en: 'Clear selection' },
  pages: { zh: '人员的页码', en: 'Pages of people' },
  rates: { zh: '值班表', en: 'Duty roster' },
  breaks: { zh: '第 2 页失败', en: 'Page 2 fails' },
  pageFailed: { zh: '第 {{page}} 页没有加载出来', en: 'Page {{page}} could not be loaded' },
  pageFailedHint: { zh: '其他页不受影响。', en: 'The other pages are not affected.' },
  dutyPages: { zh: '值班表的页码', en: 'Pages of the roster' },
  retry: words.retry,
})
