import { defineText, words } from 'atrium/console/text'

export const texts = defineText('components/load-more', {
  title: { zh: '加载更多', en: 'Load more' },
  intro: {
    zh: '长列表分页取来：滚动自动加载，也可按钮加载；失败不丢已有内容。',
    en: 'Long lists page by page, on scroll or by button. An error keeps what is already loaded.',
  },
  keys: { zh: 'PageDown/PageUp 逐条 · Ctrl Home/End 首尾', en: 'PageUp/PageDown by item · Ctrl Home/End' },
  scrolling: { zh: '滚动加载', en: 'On scroll' },
  scrollingNote: {
    zh: '一千位联系人，快到底时自动取下一页。',
    en: 'A thousand contacts; the next page loads before you reach the end.',
  },
  byButton: { zh: '按钮加载与空列表', en: 'By button, and an empty list' },
  byButtonNote: {
    zh: '每次五条，直到没有更多；搜一个没有的名字看看空列表。',
    en: 'Five at a time until there are no more. Search for an unknown name to see the empty list.',
  },
  failing: { zh: '出错与重试', en: 'Errors and retry' },
  failingNote: {
    zh: '断开网络再向下滚动：已有的都在，恢复后重试即可继续。',
    en: 'Go offline and scroll down: loaded rows stay, and a retry continues.',
  },
  conversation: { zh: '向上加载', en: 'Load upwards' },
  conversationNote: {
    zh: '聊天从最新一条看起，往上滚动取更早的，正在看的不跳动。',
    en: 'A chat starts at the newest message. Older ones load above, and what you are reading stays in place.',
  },

  people: { zh: '联系人', en: 'Contacts' },
  loading: { zh: '加载中…', en: 'Loading…' },
  more: { zh: '加载更多', en: 'Load more' },
  end: { zh: '没有更多了', en: 'No more items' },
  empty: { zh: '没有找到联系人', en: 'No contact found' },
  failed: { zh: '这一页没有取到', en: 'This page could not be loaded' },
  failedHint: { zh: '已加载的内容还在。', en: 'Everything loaded so far is still here.' },
  retry: words.retry,
  loaded: { zh: '已加载 {{count}} 条', en: '{{count}} items loaded', one: '{{count}} item loaded' },
  name: { zh: '姓名', en: 'Name' },
  someone: { zh: '梓萱', en: 'Zixuan' },
  age: { zh: '{{age}} 岁', en: 'aged {{age}}' },

  network: { zh: '网络', en: 'Network' },
  up: { zh: '正常', en: 'Online' },
  down: { zh: '断开', en: 'Offline' },

  messages: { zh: '聊天记录', en: 'Conversation' },
  number: { zh: '第 {{number}} 条', en: 'Message {{number}}' },
  messagesEnd: { zh: '对话从这里开始', en: 'Start of the conversation' },
  line1: { zh: '门票收到了，谢谢。', en: 'The tickets arrived, thank you.' },
  line2: { zh: '展览周六十点开门。', en: 'The exhibition opens on Saturday at ten.' },
  line3: { zh: '在哪个入口见？', en: 'Which entrance shall we meet at?' },
  line4: { zh: '北侧拱廊，靠近喷泉。', en: 'The north arcade, next to the fountain.' },
  line5: { zh: '我会早到一刻钟。', en: 'I will be fifteen minutes early.' },
  line6: { zh: '好，到时见。', en: 'Good, see you then.' },
})
