import { useText } from 'atrium/console/text'
import { exampleFiles, type ExampleModule } from '#modules/showcase/kit/example-files'
import { ShowcasePage } from '#modules/showcase/kit/showcase-page'
import { texts } from './text'

const files = exampleFiles(import.meta.glob<ExampleModule>('./examples/*.tsx'), () => import('./examples?sources'))

export default function RenderFunctionPage() {
  const t = useText(texts)
  return (
    <ShowcasePage
      title={t('title')}
      intro={t('intro')}
      chips={['React createElement', 'render props', 'shared/feedback/modal']}
      files={files}
      examples={[
        { file: 'registry', title: t('registry'), note: t('registryNote') },
        { file: 'render-prop', title: t('renderProp'), note: t('renderPropNote') },
        { file: 'json', title: t('json'), note: t('jsonNote') },
        { file: 'dialog', title: t('dialog'), note: t('dialogNote') },
      ]}
    />
  )
}
