import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'

export const texts = defineText('components/load-more', {
  title: ['加载更多', 'Load more'],
  intro: [
    '长列表分页取来：滚动自动加载，也可按钮加载；失败不丢已有内容。',
    'Long lists page by page, on scroll or by button. A failure keeps what is already loaded.',
  ],
  keys: ['PageDown/PageUp 逐条 · Ctrl Home/End 首尾', 'PageUp/PageDown by item · Ctrl Home/End'],
  scrolling: ['滚动加载', 'On scroll'],
  scrollingNote: [
    '一千位联系人，快到底时自动取下一页。',
    'A thousand contacts; the next page loads before you reach the end.',
  ],
  byButton: ['按钮加载与空列表', 'By button, and an empty list'],
  byButtonNote: [
    '每次五条，直到没有更多；搜一个没有的名字看看空列表。',
    'Five at a time until there are no more. Search for an unknown name to see the empty list.',
  ],
  failing: ['出错与重试', 'Errors and retry'],
  failingNote: [
    '断开网络再向下滚动：已有的都在，恢复后重试即可继续。',
    'Go offline and scroll down: loaded rows stay, and a retry continues.',
  ],
  conversation: ['向上加载', 'Load upwards'],
  conversationNote: [
    '聊天从最新一条看起，往上滚动取更早的，正在看的不跳动。',
    'A chat starts at the newest message. Older ones load above, and what you are reading stays in place.',
  ],

  people: ['联系人', 'Contacts'],
  loading: ['加载中…', 'Loading…'],
  more: ['加载更多', 'Load more'],
  end: ['没有更多了', 'No more items'],
  empty: ['没有找到联系人', 'No contact found'],
  failed: ['这一页没有取到', 'This page could not be loaded'],
  failedHint: ['已加载的内容还在。', 'Everything loaded so far is still here.'],
  retry: words.retry,
  loaded: ['已加载 {{count}} 条', '{{count}} items loaded', '{{count}} item loaded'],
  name: ['姓名', 'Name'],
  someone: ['梓萱', 'Zixuan'],
  age: ['{{age}} 岁', 'aged {{age}}'],

  network: ['网络', 'Network'],
  up: ['正常', 'Online'],
  down: ['断开', 'Offline'],

  messages: ['聊天记录', 'Conversation'],
  number: ['第 {{number}} 条', 'Message {{number}}'],
  messagesEnd: ['对话从这里开始', 'Start of the conversation'],
  line1: ['门票收到了，谢谢。', 'The tickets arrived, thank you.'],
  line2: ['展览周六十点开门。', 'The exhibition opens on Saturday at ten.'],
  line3: ['在哪个入口见？', 'Which entrance shall we meet at?'],
  line4: ['北侧拱廊，靠近喷泉。', 'The north arcade, next to the fountain.'],
  line5: ['我会早到一刻钟。', 'I will be fifteen minutes early.'],
  line6: ['好，到时见。', 'Good, see you then.'],
})
