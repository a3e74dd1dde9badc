import { useText } from 'atrium/console/text'
import { exampleFiles, type ExampleModule } from '#modules/showcase/kit/example-files'
import { ShowcasePage } from '#modules/showcase/kit/showcase-page'
import { texts } from './text'

const files = exampleFiles(import.meta.glob<ExampleModule>('./examples/*.tsx'), () => import('./examples?sources'))

export default function ButtonPage() {
  const t = useText(texts)
  return (
    <ShowcasePage
      title={t('title')}
      intro={t('intro')}
      chips={['antd Button', 'ui/button', 'ui/overlay/menu-button', 'ui/interaction/press/call-rate', t('keys')]}
      files={files}
      examples={[
        { file: 'kinds', title: t('kinds'), note: t('kindsNote') },
        { file: 'loading', title: t('loading'), note: t('loadingNote') },
        { file: 'groups', title: t('groups'), note: t('groupsNote') },
        { file: 'calm', title: t('calm'), note: t('calmNote') },
        { file: 'danger', title: t('danger'), note: t('dangerNote') },
        { file: 'rules', title: t('rules'), note: t('rulesNote') },
      ]}
    />
  )
}
