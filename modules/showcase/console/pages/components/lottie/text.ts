import { defineText, words } from 'atrium/console/text'

export const texts = defineText('components/lottie', {
  title: { zh: 'Lottie 动画', en: 'Lottie' },
  intro: {
    zh: '矢量动画：等待、成功与空状态，可控速度、方向与片段。',
    en: 'Vector animations for waiting, success and empty states, with speed, direction and segments.',
  },
  keys: { zh: '空格 播放 · ←→ 逐帧', en: 'Space plays · ←→ frame by frame' },
  payment: { zh: '等待与成功', en: 'Waiting and success' },
  paymentNote: {
    zh: '支付时是加载动画，完成后播一次对勾。',
    en: 'A loading animation during the payment, and a tick drawn once when it is done.',
  },
  controls: { zh: '控制', en: 'Controls' },
  controlsNote: {
    zh: '播放、暂停、拖动到任意一帧；速度、方向和片段随时可改。',
    en: 'Play, pause or drag to any frame. Change speed, direction and segment at any time.',
  },
  moments: { zh: '悬停与可见', en: 'On hover and in view' },
  momentsNote: {
    zh: '第一个在指针经过时播放，第二个滚动到可见时播放。',
    en: 'The first plays on hover, the second when it scrolls into view.',
  },
  broken: { zh: '文件损坏时', en: 'Broken file' },
  brokenNote: {
    zh: '不是 Lottie 的文件给出说明，并可重试。',
    en: 'A file that is not Lottie shows a message and can be retried.',
  },

  success: { zh: '完成的对勾', en: 'A tick in a circle' },
  loading: { zh: '三道拱依次画出', en: 'Three arches that are drawn in turn' },
  openBox: { zh: '打开的盒子里升起一颗星', en: 'A box that opens, and a star that rises' },
  play: { zh: '播放', en: 'Play' },
  pause: { zh: '暂停', en: 'Pause' },
  frame: { zh: '帧', en: 'Frame' },
  failed: { zh: '动画无法显示', en: 'The animation cannot be shown' },
  retry: words.retry,

  order: { zh: '订单 2048 · 拱廊摄影展门票两张', en: 'Order 2048 · two exhibition tickets' },
  pay: { zh: '支付 ¥128.00', en: 'Pay ¥128.00' },
  paying: { zh: '正在支付…', en: 'Paying…' },
  paid: { zh: '支付成功', en: 'Paid' },
  again: { zh: '再来一次', en: 'Again' },

  speed: { zh: '速度', en: 'Speed' },
  direction: { zh: '方向', en: 'Direction' },
  forwards: { zh: '正放', en: 'Forwards' },
  backwards: { zh: '倒放', en: 'Backwards' },
  part: { zh: '片段', en: 'Segment' },
  whole: { zh: '全部', en: 'Whole' },
  opening: { zh: '开盒', en: 'Opening' },
  floating: { zh: '漂浮', en: 'Floating' },

  empty: { zh: '还没有收藏', en: 'Nothing saved yet' },
  emptyHint: { zh: '指针移上来看看', en: 'Hover to play' },
  synced: { zh: '同步完成', en: 'Synced' },
  syncedHint: { zh: '滚动到这里时播放', en: 'Plays when you scroll here' },
})
