import { defineText, words } from 'atrium/console/text'

export const texts = defineText('able/video-player', {
  title: { zh: '视频播放器', en: 'Video player' },
  intro: {
    zh: '带字幕和章节的视频：倍速、画中画、全屏，离开页面即释放。',
    en: 'Films with subtitles and chapters: speed, picture in picture, full screen, freed when you leave the page.',
  },
  keys: { zh: '空格 播放 · ←→ 快退快进 · ↑↓ 音量 · F 全屏', en: 'Space plays · ←→ seek · ↑↓ volume · F full screen' },
  film: { zh: '字幕与章节', en: 'Subtitles and chapters' },
  filmNote: {
    zh: '一座拱廊从清晨建到夜晚；字幕可换语言，章节一点即到。',
    en: 'An arcade is built from dawn to night. Change the language of the subtitles, or jump to a chapter.',
  },
  plain: { zh: '只要画面', en: 'Nothing but the film' },
  plainNote: {
    zh: '同一段视频，只有封面和控制条；开始播放时另一个会暂停。',
    en: 'The same clip with its poster and bar alone. When it plays, the other one pauses.',
  },
  missing: { zh: '视频缺失时', en: 'When the clip is missing' },
  missingNote: {
    zh: '换成缺失的文件，会说明原因并可重试；换回来即可播放。',
    en: 'Choose the missing file: the player says so and can be tried again. Choose the other one, and it plays.',
  },

  video: { zh: '视频：{{title}}', en: 'Video: {{title}}' },
  chapters: { zh: '章节', en: 'Chapters' },
  subtitles: { zh: '字幕', en: 'Subtitles' },
  noSubtitles: { zh: '关闭字幕', en: 'Off' },
  failed: { zh: '视频无法播放', en: 'The video cannot be played' },
  failedHint: { zh: '文件可能已移走，或网络中断。', en: 'The file may have been moved, or the network is down.' },
  retry: words.retry,

  dawn: { zh: '黎明', en: 'Dawn' },
  first: { zh: '七道拱', en: 'Seven arches' },
  second: { zh: '第二层', en: 'Second storey' },
  third: { zh: '第三层', en: 'Third storey' },
  roof: { zh: '合顶', en: 'The roof closes' },
  lamps: { zh: '灯亮了', en: 'The lamps go on' },
  file: { zh: '视频文件', en: 'Video file' },
  there: { zh: '文件完好', en: 'There' },
  lost: { zh: '文件缺失', en: 'Missing' },
})
