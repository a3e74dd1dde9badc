import { useText } from 'atrium/console/text'
import { exampleFiles, type ExampleModule } from '#modules/showcase/kit/example-files'
import { ShowcasePage } from '#modules/showcase/kit/showcase-page'
import { texts } from './text'

const files = exampleFiles(import.meta.glob<ExampleModule>('./examples/*.tsx'), () => import('./examples?sources'))

export default function MessagePage() {
  const t = useText(texts)
  return (
    <ShowcasePage
      title={t('title')}
      intro={t('intro')}
      chips={['shared/feedback/notify', t('keys')]}
      files={files}
      examples={[
        { file: 'kinds', title: t('kinds'), note: t('kindsNote') },
        { file: 'icons', title: t('icons'), note: t('iconsNote') },
        { file: 'grouped', title: t('grouped'), note: t('groupedNote') },
        { file: 'rich', title: t('rich'), note: t('richNote') },
        { file: 'position', title: t('position'), note: t('positionNote') },
        { file: 'toast', title: t('toast'), note: t('toastNote') },
        { file: 'loading', title: t('loading'), note: t('loadingNote') },
      ]}
    />
  )
}
