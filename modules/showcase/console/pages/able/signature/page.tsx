import { useText } from 'atrium/console/text'
import { exampleFiles, type ExampleModule } from '#modules/showcase/kit/example-files'
import { ShowcasePage } from '#modules/showcase/kit/showcase-page'
import { texts } from './text'

const files = exampleFiles(
  import.meta.glob<ExampleModule>('./examples/*.tsx'),
  () => import('./examples?sources'),
  () => import('./part'),
)

export default function SignaturePage() {
  const t = useText(texts)
  return (
    <ShowcasePage
      title={t('title')}
      intro={t('intro')}
      chips={['ui/input/signature/signature-pad', 'signature_pad 5.1', t('keys')]}
      files={files}
      examples={[
        { file: 'invoice', title: t('invoice'), note: t('invoiceNote') },
        { file: 'parcel', title: t('parcel'), note: t('parcelNote') },
        { file: 'studio', title: t('studio'), note: t('studioNote') },
      ]}
    />
  )
}
