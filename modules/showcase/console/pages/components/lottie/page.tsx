import { useText } from 'atrium/console/text'
import { exampleFiles, type ExampleModule } from '#modules/showcase/kit/example-files'
import { ShowcasePage } from '#modules/showcase/kit/showcase-page'
import { texts } from './text'

const files = exampleFiles(
  import.meta.glob<ExampleModule>('./examples/*.tsx'),
  () => import('./examples?sources'),
  () => import('./part'),
)

export default function LottiePage() {
  const t = useText(texts)
  return (
    <ShowcasePage
      title={t('title')}
      intro={t('intro')}
      chips={['parts/media/lottie-player', 'lottie-web 5.13 light', t('keys')]}
      files={files}
      examples={[
        { file: 'payment', title: t('payment'), note: t('paymentNote') },
        { file: 'controls', title: t('controls'), note: t('controlsNote') },
        { file: 'moments', title: t('moments'), note: t('momentsNote') },
        { file: 'broken', title: t('broken'), note: t('brokenNote') },
      ]}
    />
  )
}
