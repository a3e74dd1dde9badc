import { useText } from 'atrium/console/text'
import { exampleFiles, type ExampleModule } from '#modules/showcase/kit/example-files'
import { ShowcasePage } from '#modules/showcase/kit/showcase-page'
import { texts } from './text'

const files = exampleFiles(import.meta.glob<ExampleModule>('./examples/*.tsx'), () => import('./examples?sources'))

export default function GroupHeadPage() {
  const t = useText(texts)
  return (
    <ShowcasePage
      title={t('title')}
      intro={t('intro')}
      chips={['antd Table', 'Table.ColumnGroup', t('keys')]}
      files={files}
      examples={[
        { file: 'groups', title: t('groups'), note: t('groupsNote') },
        { file: 'report', title: t('report'), note: t('reportNote') },
      ]}
    />
  )
}
