import type { Form } from '#modules/forms/engine/schema/form'
import { formErrorText } from '#modules/forms/engine/schema/form-texts'
import { readForm } from '#modules/forms/engine/schema/form.schema'
import { Button } from 'antd'
import { useCallback, useMemo } from 'react'
import { notify } from 'atrium/console/feedback'
import { lazyPart } from 'atrium/console/page'
import { useLanguage, useText } from 'atrium/console/text'
import { useDesigner, useDesignerStore } from '../designer-store'
import css from '../designer.module.css'
import { texts } from '../text'

const height = 560

const JsonEditor = lazyPart(async () => (await import('../../json-editor')).JsonEditor, { height })

function formIn(text: string): Form | undefined {
  try {
    return readForm(JSON.parse(text)).form
  } catch {
    return undefined
  }
}

const fileNameOf = ({ title }: Form) =>
  (title.en || title.zh).replaceAll(/[\\/:*?"<>|\s]+/g, '-').slice(0, 60) || 'form'

interface JsonViewProps {
  /** The typed text that is not on the canvas yet. */
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
  const applied = useMemo(() => JSON.stringify(form, null, 2), [form])
  const text = draft ?? applied
  const next = useMemo(() => formIn(text), [text])
  const validate = useCallback(
    (json: unknown) =>
      (readForm(json).errors ?? []).map((error) => ({
        path: error.path.map(String),
        message: formErrorText(language, error),
      })),
    [language],
  )
  const apply = (changed: Form) => {
    onDraft(undefined)
    store.getState().changeForm(changed)
    store.getState().select(undefined)
    notify.success(t('applied'))
    onDone()
  }
  return (
    <div className={css.json}>
      <p className={css.hint}>{t('jsonNote')}</p>
      {/* The texts of the form are in both languages. */}
      <div lang="mul">
        <JsonEditor
          label={t('json')}
          mode="text"
          value={text}
          onChange={(typed) => onDraft(typed === applied ? undefined : typed)}
          validate={validate}
          fileName={fileNameOf(form)}
          height={height}
        />
      </div>
      <div className={css.buttons}>
        <Button type="primary" disabled={!next} onClick={() => next && apply(next)}>
          {t('apply')}
        </Button>
      </div>
    </div>
  )
}
