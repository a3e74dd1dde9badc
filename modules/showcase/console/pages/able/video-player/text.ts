import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'

export const texts = defineText('able/video-player', {
  title: ['视频播放器', 'Video player'],
  intro: [
    '带字幕和章节的视频：倍速、画中画、全屏，离开页面即释放。',
    'Films with subtitles and chapters: speed, picture in picture, full screen, freed when you leave the page.',
  ],
  keys: ['空格 播放 · ←→ 快退快进 · ↑↓ 音量 · F 全屏', 'Space plays · ←→ seek · ↑↓ volume · F full screen'],
  film: ['字幕与章节', 'Subtitles and chapters'],
  filmNote: [
    '一座拱廊从清晨建到夜晚；字幕可换语言，章节一点即到。',
    'An arcade is built from dawn to night. Change the language of the subtitles, or jump to a chapter.',
  ],
  plain: ['只要画面', 'Nothing but the film'],
  plainNote: [
    '同一段视频，只有封面和控制条；开始播放时另一个会暂停。',
    'The same clip with its poster and bar alone. When it plays, the other one pauses.',
  ],
  missing: ['视频缺失时', 'When the clip is missing'],
  missingNote: [
    '换成缺失的文件，会说明原因并可重试；换回来即可播放。',
    'Choose the missing file: the player says so and can be tried again. Choose the other one, and it plays.',
  ],

  video: ['视频：{{title}}', 'Video: {{title}}'],
  chapters: ['章节', 'Chapters'],
  subtitles: ['字幕', 'Subtitles'],
  noSubtitles: ['关闭字幕', 'Off'],
  failed: ['视频无法播放', 'The video cannot be played'],
  failedHint: ['文件可能已移走，或网络中断。', 'The file may have been moved, or the network is down.'],
  retry: words.retry,

  dawn: ['黎明', 'Dawn'],
  first: ['七道拱', 'Seven arches'],
  second: ['第二层', 'Second storey'],
  third: ['第三层', 'Third storey'],
  roof: ['合顶', 'The roof closes'],
  lamps: ['灯亮了', 'The lamps go on'],
  file: ['视频文件', 'Video file'],
  there: ['文件完好', 'There'],
  lost: ['文件缺失', 'Missing'],
})
