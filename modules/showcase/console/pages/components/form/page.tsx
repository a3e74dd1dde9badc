import { useText } from 'atrium/console/text'
import { exampleFiles, type ExampleModule } from '#modules/showcase/kit/example-files'
import { joinOffered, useOffered, type OfferedExamples } from '#modules/showcase/kit/offered-examples'
import { ShowcasePage } from '#modules/showcase/kit/showcase-page'
import { texts } from './text'

const own = exampleFiles(import.meta.glob<ExampleModule>('./examples/*.tsx'), () => import('./examples?sources'))
const offered = Object.values(import.meta.glob<OfferedExamples>('../../../../../*/examples/form.ts', { eager: true }))
const files = joinOffered(own, offered)

export default function FormPage() {
  const t = useText(texts)
  const added = useOffered(offered)
  return (
    <ShowcasePage
      title={t('title')}
      intro={t('intro')}
      chips={['antd Form', ...offered.flatMap(({ chips }) => chips), t('keys')]}
      files={files}
      examples={[...added, { file: 'by-hand', title: t('byHand'), note: t('byHandNote') }]}
    />
  )
}
