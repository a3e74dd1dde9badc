import { useText } from 'atrium/console/text'
import { MusicPlayer } from '#modules/showcase/parts/media/music-player'
import { texts } from '../text'
import { usePlayerLabels, useTunes } from '../tunes'

export default function Lyrics() {
  const t = useText(texts)
  return <MusicPlayer tracks={useTunes()} labels={usePlayerLabels(t('lyricsTitle'))} hasLyrics />
}
