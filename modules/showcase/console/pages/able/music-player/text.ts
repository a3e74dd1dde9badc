import { defineText } from '#shared/i18n/text'

export const texts = defineText('able/music-player', {
  title: ['音乐播放器', 'Music player'],
  intro: [
    '带歌词的播放列表：点击歌词跳转，键盘可用，离开页面即停止。',
    'A playlist with lyrics: press a line to go there, use the keys, and it stops when you leave the page.',
  ],
  keys: ['空格 播放 · ←→ 快退快进 · ↑↓ 音量', 'Space plays · ←→ seek · ↑↓ volume'],
  lyricsTitle: ['歌词跟随', 'Lyrics that follow'],
  lyricsNote: ['歌词随播放滚动，点击一行即跳到那一刻。', 'The lyrics move along; press a line to go to its moment.'],
  mini: ['迷你条', 'Mini bar'],
  miniNote: [
    '只留封面、进度与开关；同一时刻只有一个播放器出声。',
    'Cover, position and one button. Only one player of a page is heard at a time.',
  ],
  modes: ['播放模式', 'Modes'],
  modesNote: [
    '顺序、列表循环、单曲循环、随机：按左侧的按钮切换。',
    'In order, around, the same again, or shuffled: the button at the left changes it.',
  ],
  missing: ['文件缺失时', 'When a file is missing'],
  missingNote: [
    '播放第二首：它标为无法播放，接着放下一首。',
    'Play the second track: it is marked, and the next one plays.',
  ],

  'morning-arcade': ['清晨的拱廊', 'Arcade in the Morning'],
  'courtyard-rain': ['雨后的庭院', 'Courtyard after the Rain'],
  'night-ferry': ['夜渡', 'Night Ferry'],
  lost: ['遗失的录音', 'Lost Recording'],
  artist: ['拱廊乐团', 'The Arcade Players'],

  player: ['播放器：{{title}}', 'Player: {{title}}'],
  play: ['播放', 'Play'],
  pause: ['暂停', 'Pause'],
  previous: ['上一首', 'Previous track'],
  next: ['下一首', 'Next track'],
  position: ['播放位置', 'Position'],
  volume: ['音量', 'Volume'],
  mute: ['静音', 'Mute'],
  unmute: ['取消静音', 'Unmute'],
  mode: ['播放模式', 'Mode'],
  order: ['顺序播放', 'In order'],
  list: ['列表循环', 'Around the list'],
  one: ['单曲循环', 'The same again'],
  shuffle: ['随机播放', 'Shuffled'],
  playlist: ['播放列表', 'Playlist'],
  lyrics: ['歌词', 'Lyrics'],
  noLyrics: ['这首没有歌词', 'This track has no lyrics'],
  failed: ['无法播放', 'Cannot be played'],
})
