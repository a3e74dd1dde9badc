import type { Form } from '@atrium/contract/form-schema/form'
import { faultText, type Language } from '@atrium/contract/form-schema/form-texts'
import { readForm } from '@atrium/contract/form-schema/form.schema'
import { Button, Input, Upload } from 'antd'
import { useMemo } from 'react'
import { notify } from '#shared/feedback/notify'
import { useLanguage, useText, type Translate } from '#shared/i18n/text'
import { useDesigner, useDesignerStore } from '../designer-store'
import css from '../designer.module.css'
import { texts } from '../text'
import { brokenLine, lineOf } from './json-lines'
import { saveForm } from './save-form'

type T = Translate<(typeof texts)['pairs']>

interface Read {
  readonly form?: Form
  /** Each with its line. */
  readonly faults: readonly string[]
}

function read(text: string, t: T, language: Language): Read {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (error) {
    return { faults: [t('notJson', { line: brokenLine(text, error) })] }
  }
  const { form, faults = [] } = readForm(data)
  const said = faults.map((fault) => {
    const path = fault.path.join('.') || '{}'
    return t('faultAt', { line: lineOf(text, fault.path), path, text: faultText(language, fault) })
  })
  return { form, faults: said }
}

interface JsonViewProps {
  /** What was typed and is not on the canvas yet. */
  draft: string | undefined
  onDraft: (text: string | undefined) => void
  onDone: () => void
}

/** The form as JSON, to be changed, pasted, opened and saved. The canvas keeps what it has until the text is a form. */
export function JsonView({ draft, onDraft, onDone }: JsonViewProps) {
  const t = useText(texts)
  const language = useLanguage()
  const store = useDesignerStore()
  const form = useDesigner((designer) => designer.form)
  const text = draft ?? JSON.stringify(form, null, 2)
  const { faults } = useMemo(() => read(text, t, language), [text, t, language])
  const apply = () => {
    const result = read(text, t, language)
    if (!result.form) return
    onDraft(undefined)
    store.getState().changeForm(result.form)
    store.getState().select(undefined)
    notify.success(t('applied'))
    onDone()
  }
  return (
    <div className={css.json}>
      <p className={css.hint}>{t('jsonNote')}</p>
      <div className={css.buttons}>
        <Upload
          accept=".json,application/json"
          showUploadList={false}
          beforeUpload={(file) => {
            void file.text().then(onDraft)
            return false
          }}
        >
          <Button>{t('import')}</Button>
        </Upload>
        <Button onClick={() => saveForm(form)}>{t('export')}</Button>
        <Button type="primary" onClick={apply}>
          {t('apply')}
        </Button>
      </div>
      {faults.length > 0 && (
        <div className={css.faults} role="alert">
          <p>{t('faults', { count: faults.length })}</p>
          <ul>
            {faults.slice(0, 20).map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </div>
      )}
      <Input.TextArea
        className={css.code}
        aria-label={t('json')}
        // Its texts are in both languages.
        lang="mul"
        rows={24}
        spellCheck={false}
        value={text}
        onChange={(event) => onDraft(event.target.value)}
      />
    </div>
  )
}
