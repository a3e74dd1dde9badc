import { useText } from 'atrium/console/text'
import { exampleFiles, type ExampleModule } from '#modules/showcase/kit/example-files'
import { ShowcasePage } from '#modules/showcase/kit/showcase-page'
import { texts } from './text'

const files = exampleFiles(import.meta.glob<ExampleModule>('./examples/*.tsx'), () => import('./examples?sources'))

export default function WaterfallPage() {
  const t = useText(texts)
  return (
    <ShowcasePage
      title={t('title')}
      intro={t('intro')}
      chips={['antd Masonry', 'antd Image', t('keys')]}
      files={files}
      examples={[
        { file: 'gallery', title: t('gallery'), note: t('galleryNote') },
        { file: 'more', title: t('more'), note: t('moreNote') },
        { file: 'failing', title: t('failing'), note: t('failingNote') },
      ]}
    />
  )
}
