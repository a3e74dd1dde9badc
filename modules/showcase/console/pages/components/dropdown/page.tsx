import { useText } from 'atrium/console/text'
import { exampleFiles, type ExampleModule } from '#modules/showcase/kit/example-files'
import { ShowcasePage } from '#modules/showcase/kit/showcase-page'
import { texts } from './text'

const files = exampleFiles(
  import.meta.glob<ExampleModule>('./examples/*.tsx'),
  () => import('./examples?sources'),
  () => import('./part'),
)

export default function DropdownPage() {
  const t = useText(texts)
  return (
    <ShowcasePage
      title={t('title')}
      intro={t('intro')}
      chips={['antd Dropdown', 'ui/overlay/menu-button', 'ui/input/picker/picker-panel', t('keys')]}
      files={files}
      examples={[
        { file: 'user', title: t('user'), note: t('userNote') },
        { file: 'columns', title: t('columns'), note: t('columnsNote') },
        { file: 'nested', title: t('nested'), note: t('nestedNote') },
        { file: 'loading', title: t('loading'), note: t('loadingNote') },
      ]}
    />
  )
}
