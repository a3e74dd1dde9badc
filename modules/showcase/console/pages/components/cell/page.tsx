import { useText } from 'atrium/console/text'
import { exampleFiles, type ExampleModule } from '#modules/showcase/kit/example-files'
import { ShowcasePage } from '#modules/showcase/kit/showcase-page'
import { texts } from './text'

const files = exampleFiles(
  import.meta.glob<ExampleModule>('./examples/*.tsx'),
  () => import('./examples?sources'),
  () => import('./part'),
)

export default function CellPage() {
  const t = useText(texts)
  return (
    <ShowcasePage
      title={t('title')}
      intro={t('intro')}
      chips={['parts/data/cell', t('keys')]}
      files={files}
      examples={[
        { file: 'settings', title: t('settings'), note: t('settingsNote') },
        { file: 'account', title: t('account'), note: t('accountNote') },
        { file: 'order', title: t('order'), note: t('orderNote') },
        { file: 'links', title: t('links'), note: t('linksNote') },
      ]}
    />
  )
}
