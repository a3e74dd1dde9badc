import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'

export const texts = defineText('shared/crud/details', {
  details: { zh: '{{kind}}详情', en: '{{kind}} details' },
  parts: { zh: '详情的各部分', en: 'Parts of the details' },
  overview: { zh: '概览', en: 'Overview' },
  history: { zh: '变更记录', en: 'History' },
  more: words.more,
  moreOf: { zh: '「{{name}}」的更多操作', en: 'More actions for {{name}}' },
  notNow: { zh: '{{action}}（{{reason}}）', en: '{{action}} ({{reason}})' },
  asPage: { zh: '以页面打开，以后也这样', en: 'Open as a page, from now on' },
  asDrawer: { zh: '在列表旁打开，以后也这样', en: 'Open beside the list, from now on' },
  previous: { zh: '上一条', en: 'Previous' },
  next: { zh: '下一条', en: 'Next' },
  place: { zh: '{{place, number}} / {{total, number}}', en: '{{place, number}} / {{total, number}}' },
  all: { zh: '查看全部', en: 'View all' },
  missing: { zh: '没有这条记录', en: 'There is no such record' },
  missingHint: { zh: '它可能已被删除，或不在您的数据范围内', en: 'It may be deleted, or outside your data scope' },
  gone: { zh: '这条记录已被删除', en: 'This record was deleted' },
  goneHint: {
    zh: '在您查看期间，它被删除，或移出了您的数据范围',
    en: 'It was deleted, or left your data scope, while you had it open',
  },
  toList: { zh: '回到列表', en: 'Back to the list' },
  noHistory: { zh: '没有变更记录', en: 'Nothing was changed' },
  noHistoryHint: { zh: '较早的记录会定期清理', en: 'Older entries are deleted regularly' },
  historyPages: { zh: '变更记录分页', en: 'Pages of the history' },
  somebody: { zh: '您看不到的用户', en: 'Somebody you do not see' },
  initial: { zh: '初始值', en: 'First values' },
})
