import { useId, useState, type ComponentType } from 'react'
import { copyText } from 'atrium/console/feedback'
import { useText } from 'atrium/console/text'
import { IconButton, TabList, tabPanel } from 'atrium/ui'
import { texts } from '../text'
import type { ExampleSource } from './example-sources'
import { SourceCode } from '../source-code'
import { SourceFacts } from './source-facts'
import css from './source-files.module.css'

/** Returns what shows the files of an example, one by one in tabs, and what else it needs. */
export function filesOf(source: ExampleSource): ComponentType<{ title: string }> {
  return ({ title }) => <SourceFiles title={title} source={source} />
}

function SourceFiles({ title, source }: { title: string; source: ExampleSource }) {
  const t = useText(texts)
  const id = useId()
  const shown = source.files.flatMap(({ text, ...file }) => (text === undefined ? [] : [{ ...file, text }]))
  const [current, setCurrent] = useState(shown[0]!.name)
  const file = shown.find(({ name }) => name === current)!
  return (
    <>
      <div className={css.head}>
        <TabList
          id={id}
          label={t('filesOf', { title })}
          tabs={shown.map(({ name }) => ({ key: name, label: name }))}
          current={current}
          onSelect={setCurrent}
          className={css.tabs}
        />
        <IconButton
          icon="lucide:copy"
          label={t('copyFile', { name: current })}
          onClick={() => void copyText(file.text, t('fileCopied', { name: current }))}
        />
      </div>
      <div {...tabPanel(id, current)}>
        <SourceCode source={file.text} name={file.name} label={t('codeOf', { title })} />
      </div>
      <SourceFacts path={file.path} source={source} />
    </>
  )
}
