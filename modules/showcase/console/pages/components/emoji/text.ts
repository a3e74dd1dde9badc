import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'

export const texts = defineText('components/emoji', {
  title: ['表情', 'Emoji'],
  intro: [
    '系统自带字形的表情面板，中英文都能搜，不向任何外部地址请求。',
    'An emoji panel in your system’s own font. Search works in both languages, and no request leaves this site.',
  ],
  keys: ['方向键 移动 · 回车 选择 · Esc 关闭', 'Arrows move · Enter chooses · Esc closes'],
  composer: ['评论框', 'Comment box'],
  composerNote: [
    '表情插入光标处，而不是末尾；回车发送，Shift 回车换行。',
    'Emoji are inserted at the caret, not at the end. Enter sends, Shift Enter adds a line.',
  ],
  reactions: ['消息回应', 'Reactions'],
  reactionsNote: [
    '点已有的回应加一，再点收回；加号里有常用六个与全部。',
    'Press a reaction to add yours, again to take it back. The plus offers six favourites and all the others.',
  ],
  mood: ['今日心情', 'Today’s mood'],
  moodNote: [
    '面板直接放在页面上；长按人物与手势可选肤色，最近使用在最前。',
    'The panel as part of the page. Long-press a person or hand for skin tones; recent ones come first.',
  ],
  broken: ['数据损坏', 'Broken data'],
  brokenNote: [
    '加载失败可以重试；损坏的条目被略过，其余照常。',
    'A failed load can be retried. Damaged entries are skipped, the rest still works.',
  ],

  emoji: ['表情', 'Emoji'],
  comment: ['评论', 'Comment'],
  placeholder: ['说点什么…', 'Say something…'],
  send: ['发送', 'Send'],
  me: ['我', 'Me'],
  lin: ['林晓', 'Lin Xiao'],
  first: ['周五的发布顺利，谢谢大家 🎉', 'The release on Friday went well, thank you all 🎉'],
  begin: ['太好了！今晚聚餐', 'Great! Dinner tonight'],

  wang: ['王芳', 'Wang Fang'],
  message: [
    '新仓库的照片到了，货架下周装好。',
    'Here are the pictures of the new warehouse. The shelves come next week.',
  ],
  addReaction: ['添加回应', 'Add a reaction'],
  reactionOf: ['{{emoji}} {{count}} 人', '{{emoji}} {{count}} people', '{{emoji}} {{count}} person'],

  moodQuestion: ['今天感觉如何？', 'How do you feel today?'],
  moodEmpty: ['还没有选', 'Not chosen yet'],

  source: ['数据', 'Data'],
  unreachable: ['加载失败', 'Fails to load'],
  damaged: ['部分损坏', 'Damaged'],
  food: ['食物', 'Food'],
  tea: ['茶', 'tea'],
  pizza: ['披萨', 'pizza'],

  search: ['搜索表情', 'Search emoji'],
  clear: ['清空', 'Clear'],
  none: ['没有这样的表情', 'No matching emoji'],
  one: ['找到 1 个，用方向键选择。', '1 found. Choose with the arrow keys.'],
  results: ['找到 %n 个，用方向键选择。', '%n found. Choose with the arrow keys.'],
  categories: ['分类', 'Categories'],
  quick: ['常用回应', 'Quick reactions'],
  more: ['全部表情', 'All emoji'],
  loading: words.loading,
  failed: words.failed,
  retry: words.retry,
  tone0: ['默认肤色', 'Default skin tone'],
  tone1: ['浅肤色', 'Light skin tone'],
  tone2: ['中浅肤色', 'Medium light skin tone'],
  tone3: ['中等肤色', 'Medium skin tone'],
  tone4: ['中深肤色', 'Medium dark skin tone'],
  tone5: ['深肤色', 'Dark skin tone'],
})
