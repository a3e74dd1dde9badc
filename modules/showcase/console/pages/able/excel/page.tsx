import { useText } from 'atrium/console/text'
import { exampleFiles, type ExampleModule } from '#modules/showcase/kit/example-files'
import { ShowcasePage } from '#modules/showcase/kit/showcase-page'
import { texts } from './text'

const files = exampleFiles(import.meta.glob<ExampleModule>('./examples/*.tsx'), () => import('./examples?sources'))

export default function ExcelPage() {
  const t = useText(texts)
  return (
    <ShowcasePage
      title={t('title')}
      intro={t('intro')}
      chips={['shared/field/sheet', 'read-excel-file', 'fflate 0.8', t('worker')]}
      files={files}
      examples={[
        { file: 'export', title: t('export'), note: t('exportNote') },
        { file: 'import', title: t('import'), note: t('importNote') },
        { file: 'round-trip', title: t('roundTrip'), note: t('roundTripNote') },
      ]}
    />
  )
}
