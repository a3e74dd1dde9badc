import { fieldsOf } from '#modules/forms/engine/schema/form-walk'
import { Alert, Button } from 'antd'
import { useCallback, useState } from 'react'
import { FileZone } from 'atrium/console/editor'
import { lazyPart } from 'atrium/console/page'
import { useLanguage, useText } from 'atrium/console/text'
import { DesignOutline } from '../design-outline'
import { fileError } from '../file-error'
import type { WayProps } from '../start'
import css from '../start.module.css'
import { texts } from '../text'
import type { Rejected } from '../use-new-form'
import { designIn, errorsIn, titleIn } from './read-design'

const height = 360
const wanted = { endings: /\.json$/i, otherEnding: 'notJson', megabytes: 1 } as const

const JsonEditor = lazyPart(async () => (await import('../../json-editor')).JsonEditor, { height })

/** Begins with a design as the designer exports it. What is wrong with it is shown at its places and corrected here. */
export function JsonStart({
  start: { json },
  onChange,
  suggest,
  rejected,
}: WayProps & { rejected: Rejected | undefined }) {
  const t = useText(texts)
  const [error, setError] = useState<string>()
  const take = (text: string, fileName = json?.fileName) => {
    const design = designIn(text)
    const title = titleIn(text)
    onChange({ json: { text, ...(fileName !== undefined && { fileName }), ...(design && { design }) } })
    if (title) suggest(title)
  }
  const choose = async (files: readonly File[]) => {
    const [file] = files
    const why = fileError(files, wanted)
    setError(why)
    if (why || !file) return
    try {
      take(await file.text(), file.name)
    } catch {
      setError(t('unreadable', { name: file.name }))
    }
  }
  if (json) {
    const again = () => onChange({ json: undefined })
    return <JsonText json={json} onChange={take} rejected={rejected} onAgain={again} />
  }
  return (
    <div className={css.way}>
      {error && <Alert type="error" showIcon role="alert" title={error} />}
      <FileZone
        icon="lucide:file-up"
        label={t('jsonFile')}
        hint={t('jsonHint')}
        accept=".json,application/json"
        multiple
        onChoose={(files) => void choose(files)}
      />
      <div>
        <Button onClick={() => take('')}>{t('jsonPaste')}</Button>
      </div>
    </div>
  )
}

interface JsonTextProps {
  json: NonNullable<WayProps['start']['json']>
  onChange: (text: string) => void
  rejected: Rejected | undefined
  onAgain: () => void
}

function JsonText({ json: { text, fileName, design }, onChange, rejected, onAgain }: JsonTextProps) {
  const t = useText(texts)
  const language = useLanguage()
  const current = rejected?.text === text ? rejected : undefined
  const validate = useCallback((json: unknown) => errorsIn(json, language, current), [language, current])
  return (
    <div className={css.way}>
      <div className={css.bar}>
        {fileName && <strong>{fileName}</strong>}
        {design && <span>{t('fields', { count: fieldsOf(design).length })}</span>}
        <Button size="small" onClick={onAgain}>
          {t('otherFile')}
        </Button>
      </div>
      <p className={css.hint}>{t('jsonTitle')}</p>
      <div className={design && css.beside}>
        {/* The texts of a form are in both languages. */}
        <div lang="mul">
          <JsonEditor
            label={t('jsonEditor')}
            mode="text"
            value={text}
            onChange={onChange}
            validate={validate}
            height={height}
          />
        </div>
        {design && <DesignOutline items={design.items} />}
      </div>
    </div>
  )
}
