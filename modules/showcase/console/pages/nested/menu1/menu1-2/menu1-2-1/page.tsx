import { useText } from 'atrium/console/text'
import { LevelPage } from '#modules/showcase/console/nested/level-page'
import { texts } from './text'

export default function HighShelfPage() {
  const t = useText(texts)
  return (
    <LevelPage
      intro={t('intro')}
      goods={[
        { key: 'printer', name: t('printer'), shelf: 'A-1-03' },
        { key: 'toner', name: t('toner'), shelf: 'A-2-01' },
        { key: 'paper', name: t('paper'), shelf: 'A-6-07' },
      ]}
    />
  )
}
