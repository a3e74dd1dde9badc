import { useText } from 'atrium/console/text'
import { exampleFiles, type ExampleModule } from '#modules/showcase/kit/example-files'
import { ShowcasePage } from '#modules/showcase/kit/showcase-page'
import { texts } from './text'

const files = exampleFiles(
  import.meta.glob<ExampleModule>('./examples/*.tsx'),
  () => import('./examples?sources'),
  () => import('./part'),
)

export default function IconSelectorPage() {
  const t = useText(texts)
  return (
    <ShowcasePage
      title={t('title')}
      intro={t('intro')}
      chips={['ui/input/picker/icon-picker', 'shared/field/icon', t('keys')]}
      files={files}
      examples={[
        { file: 'menu-entry', title: t('menuEntry'), note: t('menuEntryNote') },
        { file: 'few', title: t('few'), note: t('fewNote') },
        { file: 'tag', title: t('tag'), note: t('tagNote') },
        { file: 'states', title: t('states'), note: t('statesNote') },
      ]}
    />
  )
}
