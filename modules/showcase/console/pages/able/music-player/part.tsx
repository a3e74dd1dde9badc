import { useText } from 'atrium/console/text'
import { MusicPlayer } from '#modules/showcase/parts/media/music-player'
import { namedPart } from '#modules/showcase/kit/properties/part'
import { texts } from './text'
import { usePlayerLabels, useTunes } from './tunes'

export const part = namedPart('MusicPlayer', MusicPlayer, {
  from: '#modules/showcase/parts/media/music-player',
  properties: () => import('#modules/showcase/parts/media/music-player?properties'),
  chinese: {
    tracks: '曲目，至少一首；列表不变时保持同一个数组。',
    labels: '播放器、按钮和播放模式的文字。',
    hasLyrics: '在旁边显示歌词：当前一行保持在中间，点击一行即跳到那一刻。',
    isListOpen: '一开始就展开播放列表。',
  },
  useStart: () => {
    const t = useText(texts)
    return { tracks: useTunes(), labels: usePlayerLabels(t('title')), isListOpen: true }
  },
})
