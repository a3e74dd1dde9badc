import { useText } from 'atrium/console/text'
import { exampleFiles, type ExampleModule } from '#modules/showcase/kit/example-files'
import { ShowcasePage } from '#modules/showcase/kit/showcase-page'
import { texts } from './text'

const files = exampleFiles(import.meta.glob<ExampleModule>('./examples/*.tsx'), () => import('./examples?sources'))

export default function BaseTablePage() {
  const t = useText(texts)
  return (
    <ShowcasePage
      title={t('title')}
      intro={t('intro')}
      chips={['antd Table', 'POST /api/table/getDemoList', t('keys')]}
      files={files}
      examples={[
        { file: 'people', title: t('people'), note: t('peopleNote') },
        { file: 'workbench', title: t('workbench'), note: t('workbenchNote') },
        { file: 'wide', title: t('wide'), note: t('wideNote') },
        { file: 'tree', title: t('tree'), note: t('treeNote') },
        { file: 'states', title: t('states'), note: t('statesNote') },
      ]}
    />
  )
}
