import { useText } from 'atrium/console/text'
import { exampleFiles, type ExampleModule } from '#modules/showcase/kit/example-files'
import { ShowcasePage } from '#modules/showcase/kit/showcase-page'
import { texts } from './text'

const files = exampleFiles(import.meta.glob<ExampleModule>('./examples/*.tsx'), () => import('./examples?sources'))

export default function WatermarkPage() {
  const t = useText(texts)
  return (
    <ShowcasePage
      title={t('title')}
      intro={t('intro')}
      chips={['antd Watermark', 'shared/field/colour-field']}
      files={files}
      examples={[
        { file: 'document', title: t('document'), note: t('documentNote') },
        { file: 'whole', title: t('whole'), note: t('wholeNote') },
        { file: 'removal', title: t('removal'), note: t('removalNote') },
        { file: 'dialog', title: t('dialog'), note: t('dialogNote') },
      ]}
    />
  )
}
