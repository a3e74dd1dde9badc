import { useText } from 'atrium/console/text'
import { exampleFiles, type ExampleModule } from '#modules/showcase/kit/example-files'
import { ShowcasePage } from '#modules/showcase/kit/showcase-page'
import { texts } from './text'

const files = exampleFiles(import.meta.glob<ExampleModule>('./examples/*.tsx'), () => import('./examples?sources'))

export default function SelectFolderPage() {
  const t = useText(texts)
  return (
    <ShowcasePage
      title={t('title')}
      intro={t('intro')}
      chips={['parts/input/folder/use-folder', 'showDirectoryPicker', 'webkitdirectory', t('local'), '↑ ↓ ← → Enter']}
      files={files}
      examples={[
        { file: 'browse', title: t('browse'), note: t('browseNote') },
        { file: 'totals', title: t('totals'), note: t('totalsNote') },
        { file: 'large', title: t('large'), note: t('largeNote') },
        { file: 'trouble', title: t('trouble'), note: t('troubleNote') },
      ]}
    />
  )
}
