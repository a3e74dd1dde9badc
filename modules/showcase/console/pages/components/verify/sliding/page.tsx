import { useText } from 'atrium/console/text'
import { exampleFiles, type ExampleModule } from '#modules/showcase/kit/example-files'
import { ShowcasePage } from '#modules/showcase/kit/showcase-page'
import { texts } from './text'

const files = exampleFiles(
  import.meta.glob<ExampleModule>('./examples/*.tsx'),
  () => import('./examples?sources'),
  () => import('./part'),
)

export default function SlidingPage() {
  const t = useText(texts)
  return (
    <ShowcasePage
      title={t('title')}
      intro={t('intro')}
      chips={['ui/input/verify/slide-verify', 'POST /api/verification', t('keys')]}
      files={files}
      examples={[
        { file: 'sms-code', title: t('smsCode'), note: t('smsCodeNote') },
        { file: 'sign-up', title: t('signUp'), note: t('signUpNote') },
        { file: 'states', title: t('states'), note: t('statesNote') },
      ]}
    />
  )
}
