import { useText } from 'atrium/console/text'
import { exampleFiles, type ExampleModule } from '#modules/showcase/kit/example-files'
import { ShowcasePage } from '#modules/showcase/kit/showcase-page'
import { texts } from './text'

const files = exampleFiles(import.meta.glob<ExampleModule>('./examples/*.tsx'), () => import('./examples?sources'))

export default function SlotPage() {
  const t = useText(texts)
  return (
    <ShowcasePage
      title={t('title')}
      intro={t('intro')}
      chips={['children', 'ReactNode props', 'createContext']}
      files={files}
      examples={[
        { file: 'card', title: t('card'), note: t('cardNote') },
        { file: 'scoped', title: t('scoped'), note: t('scopedNote') },
        { file: 'compound', title: t('compound'), note: t('compoundNote') },
      ]}
    />
  )
}
