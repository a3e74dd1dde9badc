import { Segmented } from 'antd'
import { useState } from 'react'
import { CodeEditor, codeTools, type CodeView } from 'atrium/console/editor'
import { notify } from 'atrium/console/feedback'
import { useText } from 'atrium/console/text'
import { EditorToolbar } from 'atrium/ui'
import css from '../page.module.css'
import { projectFiles } from '../samples'
import { texts } from '../text'

export default function Project() {
  const t = useText(texts)
  const [view, setView] = useState<CodeView>()
  const [name, setName] = useState('invoice.ts')
  const [contents, setContents] = useState<Record<string, string>>({})
  const file = projectFiles.find((one) => one.name === name)!
  const labels = { undo: t('undo'), redo: t('redo'), find: t('find'), format: t('format') }
  return (
    <div className={css.frame}>
      <div className={css.head}>
        <Segmented
          aria-label={t('files')}
          options={projectFiles.map((one) => one.name)}
          value={name}
          onChange={setName}
        />
      </div>
      <EditorToolbar
        label={t('tools')}
        groups={codeTools(view, file.language, labels, () => notify.error(t('broken')))}
        onEscape={() => view?.focus()}
      />
      <CodeEditor
        // Each file has its own undo.
        key={name}
        label={t('fileLabel', { name })}
        language={file.language}
        value={contents[name] ?? file.text}
        onChange={(text) => setContents({ ...contents, [name]: text })}
        height={440}
        onView={setView}
      />
    </div>
  )
}
