import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'

export const texts = defineText('components/lottie', {
  title: ['Lottie 动画', 'Lottie'],
  intro: [
    '矢量动画：等待、成功与空状态，可控速度、方向与片段。',
    'Vector animations for waiting, success and empty states, with speed, direction and segments.',
  ],
  keys: ['空格 播放 · ←→ 逐帧', 'Space plays · ←→ frame by frame'],
  payment: ['等待与成功', 'Waiting and success'],
  paymentNote: [
    '支付时是加载动画，完成后播一次对勾。',
    'A loading animation during the payment, and a tick drawn once when it is done.',
  ],
  controls: ['控制', 'Controls'],
  controlsNote: [
    '播放、暂停、拖动到任意一帧；速度、方向和片段随时可改。',
    'Play, pause or drag to any frame. Change speed, direction and segment at any time.',
  ],
  moments: ['悬停与可见', 'On hover and in view'],
  momentsNote: [
    '第一个在指针经过时播放，第二个滚动到可见时播放。',
    'The first plays on hover, the second when it scrolls into view.',
  ],
  broken: ['文件损坏时', 'Broken file'],
  brokenNote: [
    '不是 Lottie 的文件给出说明，并可重试。',
    'A file that is not Lottie shows a message and can be retried.',
  ],

  success: ['完成的对勾', 'A tick in a circle'],
  loading: ['三道拱依次画出', 'Three arches that are drawn in turn'],
  openBox: ['打开的盒子里升起一颗星', 'A box that opens, and a star that rises'],
  play: ['播放', 'Play'],
  pause: ['暂停', 'Pause'],
  frame: ['帧', 'Frame'],
  failed: ['动画无法显示', 'The animation cannot be shown'],
  retry: words.retry,

  order: ['订单 2048 · 拱廊摄影展门票两张', 'Order 2048 · two exhibition tickets'],
  pay: ['支付 ¥128.00', 'Pay ¥128.00'],
  paying: ['正在支付…', 'Paying…'],
  paid: ['支付成功', 'Paid'],
  again: ['再来一次', 'Again'],

  speed: ['速度', 'Speed'],
  direction: ['方向', 'Direction'],
  forwards: ['正放', 'Forwards'],
  backwards: ['倒放', 'Backwards'],
  part: ['片段', 'Segment'],
  whole: ['全部', 'Whole'],
  opening: ['开盒', 'Opening'],
  floating: ['漂浮', 'Floating'],

  empty: ['还没有收藏', 'Nothing saved yet'],
  emptyHint: ['指针移上来看看', 'Hover to play'],
  synced: ['同步完成', 'Synced'],
  syncedHint: ['滚动到这里时播放', 'Plays when you scroll here'],
})
