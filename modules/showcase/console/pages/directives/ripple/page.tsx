import { useText } from 'atrium/console/text'
import { exampleFiles, type ExampleModule } from '#modules/showcase/kit/example-files'
import { ShowcasePage } from '#modules/showcase/kit/showcase-page'
import { texts } from './text'

const files = exampleFiles(import.meta.glob<ExampleModule>('./examples/*.tsx'), () => import('./examples?sources'))

export default function RipplePage() {
  const t = useText(texts)
  return (
    <ShowcasePage
      title={t('title')}
      intro={t('intro')}
      chips={['parts/interaction/press/use-ripple', 'ui/interaction/press/use-long-press', t('keys')]}
      files={files}
      examples={[
        { file: 'dial', title: t('dial'), note: t('dialNote') },
        { file: 'surfaces', title: t('surfaces'), note: t('surfacesNote') },
        { file: 'options', title: t('options'), note: t('optionsNote') },
        { file: 'hold', title: t('hold'), note: t('holdNote') },
      ]}
    />
  )
}
