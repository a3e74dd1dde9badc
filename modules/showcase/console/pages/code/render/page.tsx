import { useText } from 'atrium/console/text'
import { exampleFiles, type ExampleModule } from '#modules/showcase/kit/example-files'
import { ShowcasePage } from '#modules/showcase/kit/showcase-page'
import { texts } from './text'

const files = exampleFiles(import.meta.glob<ExampleModule>('./examples/*.tsx'), () => import('./examples?sources'))

export default function RenderPage() {
  const t = useText(texts)
  return (
    <ShowcasePage
      title={t('title')}
      intro={t('intro')}
      chips={['createElement', 'children()', t('forms')]}
      files={files}
      examples={[
        { file: 'heading', title: t('heading'), note: t('headingNote') },
        { file: 'function-child', title: t('functionChild'), note: t('functionChildNote') },
        { file: 'recursive', title: t('recursive'), note: t('recursiveNote') },
        { file: 'seats', title: t('seats'), note: t('seatsNote') },
      ]}
    />
  )
}
