import { useText } from 'atrium/console/text'
import { LevelPage } from '#modules/showcase/console/nested/level-page'
import { texts } from './text'

export default function YardPage() {
  const t = useText(texts)
  return (
    <LevelPage
      intro={t('intro')}
      goods={[
        { key: 'pallet', name: t('pallet'), shelf: 'Y-1' },
        { key: 'pipe', name: t('pipe'), shelf: 'Y-2' },
        { key: 'container', name: t('container'), shelf: 'Y-5' },
      ]}
    />
  )
}
