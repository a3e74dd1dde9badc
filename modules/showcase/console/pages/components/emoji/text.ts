import { defineText, words } from 'atrium/console/text'

export const texts = defineText('components/emoji', {
  title: { zh: '表情', en: 'Emoji' },
  intro: {
    zh: '系统自带字形的表情面板，中英文都能搜，不向任何外部地址请求。',
    en: 'An emoji panel in your system’s own font. Search works in both languages, and no request leaves this site.',
  },
  keys: { zh: '方向键 移动 · 回车 选择 · Esc 关闭', en: 'Arrows move · Enter chooses · Esc closes' },
  composer: { zh: '评论框', en: 'Comment box' },
  composerNote: {
    zh: '表情插入光标处，而不是末尾；回车发送，Shift 回车换行。',
    en: 'Emoji are inserted at the caret, not at the end. Enter sends, Shift Enter adds a line.',
  },
  reactions: { zh: '消息回应', en: 'Reactions' },
  reactionsNote: {
    zh: '点已有的回应加一，再点收回；加号里有常用六个与全部。',
    en: 'Press a reaction to add yours, again to take it back. The plus offers six favourites and all the others.',
  },
  mood: { zh: '今日心情', en: 'Today’s mood' },
  moodNote: {
    zh: '面板直接放在页面上；长按人物与手势可选肤色，最近使用在最前。',
    en: 'The panel as part of the page. Long-press a person or hand for skin tones; recent ones come first.',
  },
  broken: { zh: '数据损坏', en: 'Broken data' },
  brokenNote: {
    zh: '加载失败可以重试；损坏的条目被略过，其余照常。',
    en: 'A failed load can be retried. Damaged entries are skipped, the rest still works.',
  },

  emoji: { zh: '表情', en: 'Emoji' },
  comment: { zh: '评论', en: 'Comment' },
  placeholder: { zh: '说点什么…', en: 'Say something…' },
  send: { zh: '发送', en: 'Send' },
  me: { zh: '我', en: 'Me' },
  lin: { zh: '林晓', en: 'Lin Xiao' },
  first: { zh: '周五的发布顺利，谢谢大家 🎉', en: 'The release on Friday went well, thank you all 🎉' },
  begin: { zh: '太好了！今晚聚餐', en: 'Great! Dinner tonight' },

  wang: { zh: '王芳', en: 'Wang Fang' },
  message: {
    zh: '新仓库的照片到了，货架下周装好。',
    en: 'Here are the pictures of the new warehouse. The shelves come next week.',
  },
  addReaction: { zh: '添加回应', en: 'Add a reaction' },
  reactionOf: { zh: '{{emoji}} {{count}} 人', en: '{{emoji}} {{count}} people', one: '{{emoji}} {{count}} person' },

  moodQuestion: { zh: '今天感觉如何？', en: 'How do you feel today?' },
  moodEmpty: { zh: '还没有选', en: 'Not chosen yet' },

  source: { zh: '数据', en: 'Data' },
  unreachable: { zh: '加载失败', en: 'Fails to load' },
  damaged: { zh: '部分损坏', en: 'Damaged' },
  food: { zh: '食物', en: 'Food' },
  tea: { zh: '茶', en: 'tea' },
  pizza: { zh: '披萨', en: 'pizza' },

  search: { zh: '搜索表情', en: 'Search emoji' },
  clear: { zh: '清空', en: 'Clear' },
  none: { zh: '没有这样的表情', en: 'No matching emoji' },
  one: { zh: '找到 1 个，用方向键选择。', en: '1 found. Choose with the arrow keys.' },
  results: { zh: '找到 %n 个，用方向键选择。', en: '%n found. Choose with the arrow keys.' },
  categories: { zh: '分类', en: 'Categories' },
  quick: { zh: '常用回应', en: 'Quick reactions' },
  more: { zh: '全部表情', en: 'All emoji' },
  loading: words.loading,
  failed: words.failed,
  retry: words.retry,
  tone0: { zh: '默认肤色', en: 'Default skin tone' },
  tone1: { zh: '浅肤色', en: 'Light skin tone' },
  tone2: { zh: '中浅肤色', en: 'Medium light skin tone' },
  tone3: { zh: '中等肤色', en: 'Medium skin tone' },
  tone4: { zh: '中深肤色', en: 'Medium dark skin tone' },
  tone5: { zh: '深肤色', en: 'Dark skin tone' },
})
