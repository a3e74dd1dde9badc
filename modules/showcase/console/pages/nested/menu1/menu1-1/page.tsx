import { useText } from 'atrium/console/text'
import { LevelPage } from '#modules/showcase/console/nested/level-page'
import { texts } from './text'

export default function ColdStorePage() {
  const t = useText(texts)
  return (
    <LevelPage
      intro={t('intro')}
      goods={[
        { key: 'milk', name: t('milk'), shelf: 'L-01' },
        { key: 'cheese', name: t('cheese'), shelf: 'L-02' },
        { key: 'juice', name: t('juice'), shelf: 'L-04' },
        { key: 'vaccine', name: t('vaccine'), shelf: 'L-09' },
      ]}
    />
  )
}
