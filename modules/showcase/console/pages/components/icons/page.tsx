import { useText } from 'atrium/console/text'
import { exampleFiles, type ExampleModule } from '#modules/showcase/kit/example-files'
import { ShowcasePage } from '#modules/showcase/kit/showcase-page'
import { texts } from './text'

const files = exampleFiles(
  import.meta.glob<ExampleModule>('./examples/*.tsx'),
  () => import('./examples?sources'),
  () => import('./part'),
)

export default function IconsPage() {
  const t = useText(texts)
  return (
    <ShowcasePage
      title={t('title')}
      intro={t('intro')}
      chips={['ui/icon', 'ui/input/picker/icon-gallery', 'lucide 1.2', t('keys')]}
      files={files}
      examples={[
        { file: 'browse', title: t('browse'), note: t('browseNote') },
        { file: 'sizes', title: t('sizes'), note: t('sizesNote') },
        { file: 'meanings', title: t('meanings'), note: t('meaningsNote') },
        { file: 'motion', title: t('motion'), note: t('motionNote') },
      ]}
    />
  )
}
