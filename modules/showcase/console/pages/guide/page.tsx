import { useText } from 'atrium/console/text'
import { exampleFiles, type ExampleModule } from '#modules/showcase/kit/example-files'
import { ShowcasePage } from '#modules/showcase/kit/showcase-page'
import { texts } from './text'

const files = exampleFiles(import.meta.glob<ExampleModule>('./examples/*.tsx'), () => import('./examples?sources'))

export default function GuidePage() {
  const t = useText(texts)
  return (
    <ShowcasePage
      title={t('title')}
      intro={t('intro')}
      chips={['antd Tour', 'data-tour', t('keys')]}
      files={files}
      examples={[
        { file: 'console-tour', title: t('consoleTour'), note: t('consoleTourNote') },
        { file: 'form-tour', title: t('formTour'), note: t('formTourNote') },
      ]}
    />
  )
}
