import { useText } from '#shared/i18n/text'
import { exampleFiles, type ExampleModule } from '#modules/showcase/kit/example-files'
import { ShowcasePage } from '#modules/showcase/kit/showcase-page'
import { texts } from './text'

const files = exampleFiles(import.meta.glob<ExampleModule>('./examples/*.tsx'), () => import('./examples?sources'))

export default function FormPage() {
  const t = useText(texts)
  return (
    <ShowcasePage
      title={t('title')}
      intro={t('intro')}
      chips={['ui/form/schema-form', 'contract/form-schema', t('keys')]}
      files={files}
      examples={[
        { file: 'expense', title: t('expense'), note: t('expenseNote') },
        { file: 'sign-up', title: t('signUp'), note: t('signUpNote') },
        { file: 'survey', title: t('survey'), note: t('surveyNote') },
        { file: 'every-kind', title: t('kinds'), note: t('kindsNote') },
        { file: 'live-data', title: t('live'), note: t('liveNote') },
      ]}
    />
  )
}
