import { useLanguage, useText } from 'atrium/console/text'
import { VideoPlayer } from '#modules/showcase/parts/media/video-player'
import { clip, poster, subtitles, useChapters, useVideoLabels } from '../clip'
import { texts } from '../text'

export default function Film() {
  const t = useText(texts)
  const language = useLanguage()
  return (
    <VideoPlayer
      src={clip}
      poster={poster}
      lang={language}
      labels={useVideoLabels(t('film'))}
      chapters={useChapters()}
      subtitles={subtitles}
      firstSubtitles={language === 'en' ? 'en' : 'zh-CN'}
    />
  )
}
