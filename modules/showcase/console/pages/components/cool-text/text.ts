import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'

export const texts = defineText('components/cool-text', {
  title: ['酷炫文字', 'Text effects'],
  intro: [
    '八种纯 CSS 标题效果，进入视野时播放一次，五秒内结束。',
    'Eight headline effects in pure CSS. Each plays once when it comes into view and ends within five seconds.',
  ],
  launch: ['新品发布', 'Product launch'],
  launchNote: [
    '渐变、打字机与揭幕，用在发布页的标题区。',
    'Gradient, typewriter and reveal in the header of a launch page.',
  ],
  notFound: ['404 页面', '404 page'],
  notFoundNote: ['故障与描边：鼠标移到“404”上会填满。', 'Glitch and outline. Point at “404” to fill it.'],
  event: ['活动页', 'Event page'],
  eventNote: ['霓虹、逐字与波浪，深色背景上的夜场。', 'Neon, split letters and wave for a night of music.'],
  gallery: ['全部效果', 'All effects'],
  galleryNote: ['改成你的标题，重播，复制所需的 CSS。', 'Type your own headline, replay it and copy the CSS you need.'],
  replay: ['重播', 'Replay'],
  replayOf: ['重播：{{name}}', 'Replay: {{name}}'],

  launchTag: ['2026 春季发布', 'Spring release 2026'],
  launchTitle: ['仓库，从此会说话', 'A warehouse that talks'],
  launchLine: [
    '问一句“还剩几箱”，三秒内听到答案。',
    'Ask how many boxes are left and hear the answer in three seconds.',
  ],
  launchDate: ['4 月 18 日 10:00 · 线上直播', '18 April, 10:00 · live online'],
  remind: ['到时提醒我', 'Remind me'],
  reminded: ['已设提醒', 'Reminder set'],

  lost: ['这一页走丢了', 'This page got lost'],
  lostHint: ['它可能改了名字，或从未存在。', 'It may have been renamed, or never existed.'],
  backHome: words.backHome,

  eventTitle: ['午夜电台', 'Midnight Radio'],
  eventLine: ['合成器、灯光与城市屋顶', 'Synths, lights and a city rooftop'],
  eventWave: ['今晚有风', 'Windy tonight'],
  eventPlace: ['5 月 9 日 22:30 · 运河仓库天台', '9 May, 22:30 · canal warehouse rooftop'],
  reserve: ['留一个座位', 'Reserve a seat'],
  reserved: [
    '座位 C-17 已留，入场时报手机尾号',
    'Seat C-17 is yours. Give the last digits of your phone number at the door',
  ],

  headline: ['标题', 'Headline'],
  headlineValue: ['拱廊下的光', 'Light under arches'],
  gradient: ['渐变', 'Gradient'],
  neon: ['霓虹', 'Neon'],
  typewriter: ['打字机', 'Typewriter'],
  split: ['逐字', 'Split letters'],
  wave: ['波浪', 'Wave'],
  outline: ['描边', 'Outline'],
  glitch: ['故障', 'Glitch'],
  reveal: ['揭幕', 'Reveal'],
  copyCssOf: ['复制 CSS：{{name}}', 'Copy CSS: {{name}}'],
  copiedCss: ['{{name}}的 CSS 已复制', 'CSS of {{name}} copied'],
})
