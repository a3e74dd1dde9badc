import { useText } from 'atrium/console/text'
import { exampleFiles, type ExampleModule } from '#modules/showcase/kit/example-files'
import { ShowcasePage } from '#modules/showcase/kit/showcase-page'
import { texts } from './text'

const files = exampleFiles(import.meta.glob<ExampleModule>('./examples/*.tsx'), () => import('./examples?sources'))

export default function QueryPage() {
  const t = useText(texts)
  return (
    <ShowcasePage
      title={t('title')}
      intro={t('intro')}
      chips={['useSearchParams', 'shared/navigation/same-tab', 'meta.query']}
      files={files}
      examples={[
        { file: 'read', title: t('read'), note: t('readNote') },
        { file: 'edit', title: t('edit'), note: t('editNote') },
        { file: 'menu-query', title: t('menuQuery'), note: t('menuQueryNote') },
      ]}
    />
  )
}
