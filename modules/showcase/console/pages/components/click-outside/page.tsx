import { useText } from 'atrium/console/text'
import { exampleFiles, type ExampleModule } from '#modules/showcase/kit/example-files'
import { ShowcasePage } from '#modules/showcase/kit/showcase-page'
import { texts } from './text'

const files = exampleFiles(import.meta.glob<ExampleModule>('./examples/*.tsx'), () => import('./examples?sources'))

export default function ClickOutsidePage() {
  const t = useText(texts)
  return (
    <ShowcasePage
      title={t('title')}
      intro={t('intro')}
      chips={['parts/interaction/use-click-outside', t('keys')]}
      files={files}
      examples={[
        { file: 'zones', title: t('zones'), note: t('zonesNote') },
        { file: 'dropdown', title: t('card'), note: t('cardNote') },
        { file: 'portal', title: t('portal'), note: t('portalNote') },
      ]}
    />
  )
}
