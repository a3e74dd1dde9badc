import { defineText } from 'atrium/console/text'

export const texts = defineText('able/music-player', {
  title: { zh: '音乐播放器', en: 'Music player' },
  intro: {
    zh: '带歌词的播放列表：点击歌词跳转，键盘可用，离开页面即停止。',
    en: 'A playlist with lyrics: press a line to go there, use the keys, and it stops when you leave the page.',
  },
  keys: { zh: '空格 播放 · ←→ 快退快进 · ↑↓ 音量', en: 'Space plays · ←→ seek · ↑↓ volume' },
  lyricsTitle: { zh: '歌词跟随', en: 'Lyrics that follow' },
  lyricsNote: {
    zh: '歌词随播放滚动，点击一行即跳到那一刻。',
    en: 'The lyrics move along; press a line to go to its moment.',
  },
  mini: { zh: '迷你条', en: 'Mini bar' },
  miniNote: {
    zh: '只留封面、进度与开关；同一时刻只有一个播放器出声。',
    en: 'Cover, position and one button. Only one player of a page is heard at a time.',
  },
  modes: { zh: '播放模式', en: 'Modes' },
  modesNote: {
    zh: '顺序、列表循环、单曲循环、随机：按左侧的按钮切换。',
    en: 'In order, around, the same again, or shuffled: the button at the left changes it.',
  },
  missing: { zh: '文件缺失时', en: 'When a file is missing' },
  missingNote: {
    zh: '播放第二首：它标为无法播放，接着放下一首。',
    en: 'Play the second track: it is marked, and the next one plays.',
  },

  'morning-arcade': { zh: '清晨的拱廊', en: 'Arcade in the Morning' },
  'courtyard-rain': { zh: '雨后的庭院', en: 'Courtyard after the Rain' },
  'night-ferry': { zh: '夜渡', en: 'Night Ferry' },
  lost: { zh: '遗失的录音', en: 'Lost Recording' },
  artist: { zh: '拱廊乐团', en: 'The Arcade Players' },

  player: { zh: '播放器：{{title}}', en: 'Player: {{title}}' },
  play: { zh: '播放', en: 'Play' },
  pause: { zh: '暂停', en: 'Pause' },
  previous: { zh: '上一首', en: 'Previous track' },
  next: { zh: '下一首', en: 'Next track' },
  position: { zh: '播放位置', en: 'Position' },
  volume: { zh: '音量', en: 'Volume' },
  mute: { zh: '静音', en: 'Mute' },
  unmute: { zh: '取消静音', en: 'Unmute' },
  mode: { zh: '播放模式', en: 'Mode' },
  order: { zh: '顺序播放', en: 'In order' },
  list: { zh: '列表循环', en: 'Around the list' },
  one: { zh: '单曲循环', en: 'The same again' },
  shuffle: { zh: '随机播放', en: 'Shuffled' },
  playlist: { zh: '播放列表', en: 'Playlist' },
  lyrics: { zh: '歌词', en: 'Lyrics' },
  noLyrics: { zh: '这首没有歌词', en: 'This track has no lyrics' },
  failed: { zh: '无法播放', en: 'Cannot be played' },
})
