import { defineText, words } from 'atrium/console/text'

export const texts = defineText('components/cool-text', {
  title: { zh: '酷炫文字', en: 'Text effects' },
  intro: {
    zh: '八种纯 CSS 标题效果，进入视野时播放一次，五秒内结束。',
    en: 'Eight headline effects in pure CSS. Each plays once when it comes into view and ends within five seconds.',
  },
  launch: { zh: '新品发布', en: 'Product launch' },
  launchNote: {
    zh: '渐变、打字机与揭幕，用在发布页的标题区。',
    en: 'Gradient, typewriter and reveal in the header of a launch page.',
  },
  notFound: { zh: '404 页面', en: '404 page' },
  notFoundNote: { zh: '故障与描边：鼠标移到“404”上会填满。', en: 'Glitch and outline. Point at “404” to fill it.' },
  event: { zh: '活动页', en: 'Event page' },
  eventNote: { zh: '霓虹、逐字与波浪，深色背景上的夜场。', en: 'Neon, split letters and wave for a night of music.' },
  gallery: { zh: '全部效果', en: 'All effects' },
  galleryNote: {
    zh: '改成你的标题，重播，复制所需的 CSS。',
    en: 'Type your own headline, replay it and copy the CSS you need.',
  },
  replay: { zh: '重播', en: 'Replay' },
  replayOf: { zh: '重播：{{name}}', en: 'Replay: {{name}}' },

  launchTag: { zh: '2026 春季发布', en: 'Spring release 2026' },
  launchTitle: { zh: '仓库，从此会说话', en: 'A warehouse that talks' },
  launchLine: {
    zh: '问一句“还剩几箱”，三秒内听到答案。',
    en: 'Ask how many boxes are left and hear the answer in three seconds.',
  },
  launchDate: { zh: '4 月 18 日 10:00 · 线上直播', en: '18 April, 10:00 · live online' },
  remind: { zh: '到时提醒我', en: 'Remind me' },
  reminded: { zh: '已设提醒', en: 'Reminder set' },

  lost: { zh: '这一页走丢了', en: 'This page got lost' },
  lostHint: { zh: '它可能改了名字，或从未存在。', en: 'It may have been renamed, or never existed.' },
  backHome: words.backHome,

  eventTitle: { zh: '午夜电台', en: 'Midnight Radio' },
  eventLine: { zh: '合成器、灯光与城市屋顶', en: 'Synths, lights and a city rooftop' },
  eventWave: { zh: '今晚有风', en: 'Windy tonight' },
  eventPlace: { zh: '5 月 9 日 22:30 · 运河仓库天台', en: '9 May, 22:30 · canal warehouse rooftop' },
  reserve: { zh: '留一个座位', en: 'Reserve a seat' },
  reserved: {
    zh: '座位 C-17 已留，入场时报手机尾号',
    en: 'Seat C-17 is yours. Give the last digits of your phone number at the door',
  },

  headline: { zh: '标题', en: 'Headline' },
  headlineValue: { zh: '拱廊下的光', en: 'Light under arches' },
  gradient: { zh: '渐变', en: 'Gradient' },
  neon: { zh: '霓虹', en: 'Neon' },
  typewriter: { zh: '打字机', en: 'Typewriter' },
  split: { zh: '逐字', en: 'Split letters' },
  wave: { zh: '波浪', en: 'Wave' },
  outline: { zh: '描边', en: 'Outline' },
  glitch: { zh: '故障', en: 'Glitch' },
  reveal: { zh: '揭幕', en: 'Reveal' },
  copyCssOf: { zh: '复制 CSS：{{name}}', en: 'Copy CSS: {{name}}' },
  copiedCss: { zh: '{{name}}的 CSS 已复制', en: 'CSS of {{name}} copied' },
})
