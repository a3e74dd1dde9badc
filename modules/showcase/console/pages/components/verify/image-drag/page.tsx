import { useText } from 'atrium/console/text'
import { exampleFiles, type ExampleModule } from '#modules/showcase/kit/example-files'
import { ShowcasePage } from '#modules/showcase/kit/showcase-page'
import { texts } from './text'

const files = exampleFiles(
  import.meta.glob<ExampleModule>('./examples/*.tsx'),
  () => import('./examples?sources'),
  () => import('./part'),
)

export default function ImageDragPage() {
  const t = useText(texts)
  return (
    <ShowcasePage
      title={t('title')}
      intro={t('intro')}
      chips={['ui/input/verify/puzzle-verify', 'POST /api/verification', t('keys')]}
      files={files}
      examples={[
        { file: 'coupon', title: t('coupon'), note: t('couponNote') },
        { file: 'risky-action', title: t('risky'), note: t('riskyNote') },
        { file: 'states', title: t('states'), note: t('statesNote') },
      ]}
    />
  )
}
