import { useText } from 'atrium/console/text'
import { exampleFiles, type ExampleModule } from '#modules/showcase/kit/example-files'
import { ShowcasePage } from '#modules/showcase/kit/showcase-page'
import { texts } from './text'

const files = exampleFiles(
  import.meta.glob<ExampleModule>('./examples/*.tsx'),
  () => import('./examples?sources'),
  () => import('./part'),
)

export default function SelectablePage() {
  const t = useText(texts)
  return (
    <ShowcasePage
      title={t('title')}
      intro={t('intro')}
      chips={['parts/interaction/selectable-area', '@viselect/react 3.9', t('keys')]}
      files={files}
      examples={[
        { file: 'album', title: t('album'), note: t('albumNote') },
        { file: 'slots', title: t('slots'), note: t('slotsNote') },
        { file: 'seats', title: t('seats'), note: t('seatsNote') },
      ]}
    />
  )
}
