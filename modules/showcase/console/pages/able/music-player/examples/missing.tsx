import { MusicPlayer } from '#modules/showcase/parts/media/music-player'
import { useMemo } from 'react'
import { useText } from 'atrium/console/text'
import { brokenMedia } from '../../../../media/broken-files'
import { texts } from '../text'
import { usePlayerLabels, useTunes } from '../tunes'

export default function Missing() {
  const t = useText(texts)
  const tunes = useTunes()
  const tracks = useMemo(() => tunes.toSpliced(1, 0, { src: brokenMedia, title: t('lost') }), [tunes, t])
  return <MusicPlayer tracks={tracks} labels={usePlayerLabels(t('missing'))} isListOpen />
}
