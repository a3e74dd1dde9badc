import { limits } from '#modules/forms/engine/schema/form'
import { Form, Input } from 'antd'
import { TextField, useTextRules, RecordForm } from 'atrium/console/form'
import { useText } from 'atrium/console/text'
import type { Start } from './start'
import { StartField } from './start-field'
import { startError } from './start-error'
import css from './start.module.css'
import { texts } from './text'
import type { NewFormHandle } from './use-new-form'

type NewFormProps = Pick<NewFormHandle, 'form' | 'rejected'>

/** The dialog that adds a form: its title, and what it begins with. */
export function NewForm({ form, rejected }: NewFormProps) {
  const t = useText(texts)
  const check = (_rule: unknown, start: Start) => {
    const error = startError(start)
    return error === undefined ? Promise.resolve() : Promise.reject(new Error(error))
  }
  return (
    <RecordForm form={form} titles={[t('title'), t('title')]} size={960} action={t('create')}>
      <div className={css.titles}>
        <TitleField label={t('titleZh')} />
        <TextField name="design.title.en" label={t('titleEn')} hint={t('englishHint')} max={limits.title} />
      </div>
      <Form.Item name="design" label={t('way')} rules={[{ validator: check }]}>
        <StartField rejected={rejected} />
      </Form.Item>
    </RecordForm>
  )
}

/** Checked when the form is sent: who leaves it empty may choose something that fills it in. */
function TitleField({ label }: { label: string }) {
  const rules = useTextRules({ label, required: true })
  return (
    <Form.Item name="design.title.zh" label={label} rules={rules} validateTrigger={[]}>
      <Input maxLength={limits.title} autoComplete="off" />
    </Form.Item>
  )
}
