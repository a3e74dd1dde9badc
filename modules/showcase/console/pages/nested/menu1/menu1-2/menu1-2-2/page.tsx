import { useText } from 'atrium/console/text'
import { LevelPage } from '#modules/showcase/console/nested/level-page'
import { texts } from './text'

export default function LightShelfPage() {
  const t = useText(texts)
  return (
    <LevelPage
      intro={t('intro')}
      goods={[
        { key: 'lamp', name: t('lamp'), shelf: 'B-1-02' },
        { key: 'cable', name: t('cable'), shelf: 'B-1-05' },
        { key: 'frame', name: t('frame'), shelf: 'B-3-01' },
        { key: 'mug', name: t('mug'), shelf: 'B-3-04' },
      ]}
    />
  )
}
