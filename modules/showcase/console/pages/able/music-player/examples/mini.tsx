import { useText } from 'atrium/console/text'
import { MiniPlayer } from '#modules/showcase/parts/media/mini-player'
import { texts } from '../text'
import { usePlayerLabels, useTunes } from '../tunes'

export default function Mini() {
  const t = useText(texts)
  return <MiniPlayer tracks={useTunes()} labels={usePlayerLabels(t('mini'))} />
}
