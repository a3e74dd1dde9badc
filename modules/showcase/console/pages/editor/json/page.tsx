import { useText } from 'atrium/console/text'
import { exampleFiles, type ExampleModule } from '#modules/showcase/kit/example-files'
import { ShowcasePage } from '#modules/showcase/kit/showcase-page'
import { texts } from './text'

const files = exampleFiles(
  import.meta.glob<ExampleModule>('./examples/*.tsx'),
  () => import('./examples?sources'),
  () => import('./part'),
)

export default function JsonPage() {
  const t = useText(texts)
  return (
    <ShowcasePage
      title={t('title')}
      intro={t('intro')}
      chips={['shared/field/editor/json', 'vanilla-jsoneditor 3', 'zod 4', t('keys')]}
      files={files}
      examples={[
        { file: 'order', title: t('order'), note: t('orderNote') },
        { file: 'repair', title: t('repair'), note: t('repairNote') },
        { file: 'large', title: t('large'), note: t('largeNote') },
      ]}
    />
  )
}
