import { useText } from 'atrium/console/text'
import { exampleFiles, type ExampleModule } from '#modules/showcase/kit/example-files'
import { ShowcasePage } from '#modules/showcase/kit/showcase-page'
import { texts } from './text'

const files = exampleFiles(
  import.meta.glob<ExampleModule>('./examples/*.tsx'),
  () => import('./examples?sources'),
  () => import('./part'),
)

export default function SplitPanePage() {
  const t = useText(texts)
  return (
    <ShowcasePage
      title={t('title')}
      intro={t('intro')}
      chips={['parts/layout/split-pane', 'react-resizable-panels 4', t('keys')]}
      files={files}
      examples={[
        { file: 'mail', title: t('mail'), note: t('mailNote') },
        { file: 'log', title: t('log'), note: t('logNote') },
        { file: 'nested', title: t('nested'), note: t('nestedNote') },
      ]}
    />
  )
}
