import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'

export const texts = defineText('components/table/pagination', {
  title: ['分页表格', 'Pagination'],
  intro: [
    '一千行由服务器分页：页码写在地址里，勾选跨页保留，失败的一页可以单独重试。',
    'A thousand rows paged by the server. The page is kept in the address, selections span pages, and a failed page can be retried.',
  ],
  keys: ['输入页码后按 Enter 跳转', 'Type a page number and press Enter'],
  serverPaging: ['服务器分页与跨页勾选', 'Server paging and selection across pages'],
  serverPagingNote: [
    '刷新、后退或分享链接都会回到这一页；勾选几页后一起删除，可以一次撤销。',
    'A reload, the back button or a shared link returns to this page. Select rows on several pages, delete them together, and undo that at once.',
  ],
  failingPage: ['某一页失败时', 'When a page fails'],
  failingPageNote: [
    '第 2 页会失败：页码还在，可以重试，也可以去别的页。',
    'Page 2 fails: the pager stays, so you can retry or go to another page.',
  ],
  people: ['人员', 'People'],
  range: ['第 {{from}}–{{to}} 行，共 {{count, number}} 行', '{{from}}–{{to}} of {{count, number}}'],
  selected: ['已选 {{count}} 行', '{{count}} selected'],
  deleteSelected: ['删除所选', 'Delete selected'],
  clear: ['取消选择', 'Clear selection'],
  pages: ['人员的页码', 'Pages of people'],
  rates: ['值班表', 'Duty roster'],
  breaks: ['第 2 页失败', 'Page 2 fails'],
  pageFailed: ['第 {{page}} 页没有加载出来', 'Page {{page}} could not be loaded'],
  pageFailedHint: ['其他页不受影响。', 'The other pages are not affected.'],
  dutyPages: ['值班表的页码', 'Pages of the roster'],
  retry: words.retry,
})
