import { useText } from 'atrium/console/text'
import { exampleFiles, type ExampleModule } from '#modules/showcase/kit/example-files'
import { ShowcasePage } from '#modules/showcase/kit/showcase-page'
import { texts } from './text'

const files = exampleFiles(import.meta.glob<ExampleModule>('./examples/*.tsx'), () => import('./examples?sources'))

export default function VirtualTablePage() {
  const t = useText(texts)
  return (
    <ShowcasePage
      title={t('title')}
      intro={t('intro')}
      chips={['@tanstack/react-virtual 3', t('keys')]}
      files={files}
      examples={[{ file: 'hundred-thousand', title: t('hundredThousand'), note: t('hundredThousandNote') }]}
    />
  )
}
