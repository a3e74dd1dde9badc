import { useLanguage, useText } from 'atrium/console/text'
import { VideoPlayer } from '#modules/showcase/parts/media/video-player'
import { clip, poster, useVideoLabels } from '../clip'
import { texts } from '../text'

export default function Plain() {
  const t = useText(texts)
  return <VideoPlayer src={clip} poster={poster} lang={useLanguage()} labels={useVideoLabels(t('plain'))} />
}
