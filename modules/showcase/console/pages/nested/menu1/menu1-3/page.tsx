import { useText } from 'atrium/console/text'
import { LevelPage } from '#modules/showcase/console/nested/level-page'
import { texts } from './text'

export default function PackingPage() {
  const t = useText(texts)
  return (
    <LevelPage
      intro={t('intro')}
      goods={[
        { key: 'box', name: t('box'), shelf: 'P-01' },
        { key: 'tape', name: t('tape'), shelf: 'P-02' },
        { key: 'foam', name: t('foam'), shelf: 'P-03' },
      ]}
    />
  )
}
