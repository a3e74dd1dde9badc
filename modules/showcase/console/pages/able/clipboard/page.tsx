import { useText } from 'atrium/console/text'
import { exampleFiles, type ExampleModule } from '#modules/showcase/kit/example-files'
import { ShowcasePage } from '#modules/showcase/kit/showcase-page'
import { texts } from './text'

const files = exampleFiles(import.meta.glob<ExampleModule>('./examples/*.tsx'), () => import('./examples?sources'))

export default function ClipboardPage() {
  const t = useText(texts)
  return (
    <ShowcasePage
      title={t('title')}
      intro={t('intro')}
      chips={['shared/feedback/copy', 'navigator.clipboard', t('keys')]}
      files={files}
      examples={[
        { file: 'copy-button', title: t('copyButton'), note: t('copyButtonNote') },
        { file: 'copy-hook', title: t('copyHook'), note: t('copyHookNote') },
        { file: 'paste', title: t('paste'), note: t('pasteNote') },
        { file: 'error', title: t('error'), note: t('errorNote') },
      ]}
    />
  )
}
