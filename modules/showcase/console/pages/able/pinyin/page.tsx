import { useText } from 'atrium/console/text'
import { exampleFiles, type ExampleModule } from '#modules/showcase/kit/example-files'
import { ShowcasePage } from '#modules/showcase/kit/showcase-page'
import { texts } from './text'

const files = exampleFiles(import.meta.glob<ExampleModule>('./examples/*.tsx'), () => import('./examples?sources'))

export default function PinyinPage() {
  const t = useText(texts)
  return (
    <ShowcasePage
      title={t('title')}
      intro={t('intro')}
      chips={['pinyin-pro 3.29', 'HTML ruby', t('keys')]}
      files={files}
      examples={[
        { file: 'ruby', title: t('ruby'), note: t('rubyNote') },
        { file: 'search', title: t('search'), note: t('searchNote') },
        { file: 'index-list', title: t('index'), note: t('indexNote') },
        { file: 'surnames', title: t('surnames'), note: t('surnamesNote') },
      ]}
    />
  )
}
