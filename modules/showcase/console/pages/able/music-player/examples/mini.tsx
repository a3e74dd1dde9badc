import { MiniPlayer } from '#modules/showcase/parts/media/mini-player'
import { useText } from '#shared/i18n/text'
import { texts } from '../text'
import { usePlayerLabels, useTunes } from '../tunes'

export default function Mini() {
  const t = useText(texts)
  return <MiniPlayer tracks={useTunes()} labels={usePlayerLabels(t('mini'))} />
}
