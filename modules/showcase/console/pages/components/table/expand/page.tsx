import { useText } from 'atrium/console/text'
import { exampleFiles, type ExampleModule } from '#modules/showcase/kit/example-files'
import { ShowcasePage } from '#modules/showcase/kit/showcase-page'
import { texts } from './text'

const files = exampleFiles(import.meta.glob<ExampleModule>('./examples/*.tsx'), () => import('./examples?sources'))

export default function ExpandTablePage() {
  const t = useText(texts)
  return (
    <ShowcasePage
      title={t('title')}
      intro={t('intro')}
      chips={['antd Table', 'expandable', t('keys')]}
      files={files}
      examples={[
        { file: 'details', title: t('details'), note: t('detailsNote') },
        { file: 'nested', title: t('nested'), note: t('nestedNote') },
      ]}
    />
  )
}
