import { version } from 'react'
import { useText } from 'atrium/console/text'
import { exampleFiles, type ExampleModule } from '#modules/showcase/kit/example-files'
import { ShowcasePage } from '#modules/showcase/kit/showcase-page'
import { texts } from './text'

const files = exampleFiles(import.meta.glob<ExampleModule>('./examples/*.tsx'), () => import('./examples?sources'))

export default function NewIn19Page() {
  const t = useText(texts)
  return (
    <ShowcasePage
      title={t('title')}
      intro={t('intro')}
      chips={[`React ${version}`, 'useActionState', 'useOptimistic', 'use', 'Activity', 'useEffectEvent']}
      files={files}
      examples={[
        { file: 'booking', title: t('booking'), note: t('bookingNote') },
        { file: 'likes', title: t('likes'), note: t('likesNote') },
        { file: 'weather', title: t('weather'), note: t('weatherNote') },
        { file: 'box', title: t('box'), note: t('boxNote') },
        { file: 'drafts', title: t('drafts'), note: t('draftsNote') },
        { file: 'head', title: t('head'), note: t('headNote') },
      ]}
    />
  )
}
