import { useLanguage, useText } from 'atrium/console/text'
import { VideoPlayer } from '#modules/showcase/parts/media/video-player'
import { namedPart } from '#modules/showcase/kit/properties/part'
import { clip, poster, subtitles, useChapters, useVideoLabels } from './clip'
import { texts } from './text'

export const part = namedPart('VideoPlayer', VideoPlayer, {
  from: '#modules/showcase/parts/media/video-player',
  properties: () => import('#modules/showcase/parts/media/video-player?properties'),
  chinese: {
    src: '视频的地址。',
    poster: '播放之前显示的图片的地址。',
    labels: '播放器的名称，以及章节、字幕和出错时的文字。',
    lang: '播放器内部控件的语言。',
    subtitles: '各种语言的字幕，播放时可以切换。',
    firstSubtitles: '一开始显示的字幕的语言；不填则不显示字幕。',
    chapters: '可以跳转到的时刻，每个有秒数和标题。',
  },
  useStart: () => {
    const t = useText(texts)
    const chapters = useChapters()
    return { src: clip, poster, labels: useVideoLabels(t('title')), lang: useLanguage(), subtitles, chapters }
  },
})
