import type { Form } from '#modules/forms/engine/schema/form'
import { formErrorText } from '#modules/forms/engine/schema/form-texts'
import { readForm } from '#modules/forms/engine/schema/form.schema'
import { Input } from 'antd'
import { useState } from 'react'
import { useLanguage, useText } from 'atrium/console/text'
import { SchemaForm } from '#modules/forms/engine/console/schema-form'
import css from '../form-examples.module.css'
import { texts } from '../text'

const first: Form = {
  title: { zh: '会议室', en: 'Meeting room' },
  items: [
    {
      kind: 'number',
      key: 'people',
      label: { zh: '人数', en: 'People' },
      default: 6,
      rules: [{ rule: 'range', max: 12 }],
    },
    {
      kind: 'switch',
      key: 'lunch',
      label: { zh: '需要午餐', en: 'With lunch' },
      visible: { field: 'people', is: 'greater', value: 4 },
    },
  ],
}

function read(text: string) {
  try {
    return readForm(JSON.parse(text))
  } catch {
    return undefined
  }
}

export default function LiveData() {
  const t = useText(texts)
  const language = useLanguage()
  const [text, setText] = useState(() => JSON.stringify(first, null, 2))
  const [form, setForm] = useState(first)
  const result = read(text)
  const error = result?.errors?.[0]
  const write = (next: string) => {
    setText(next)
    setForm((before) => read(next)?.form ?? before)
  }
  return (
    <div className={css.beside}>
      <div>
        <Input.TextArea
          className={css.json}
          aria-label={t('json')}
          // Its texts are in both languages.
          lang="mul"
          rows={16}
          spellCheck={false}
          value={text}
          onChange={(event) => write(event.target.value)}
        />
        <p className={css.error} role="status">
          {!result && t('notJson')}
          {error && `${error.path.join('.')}: ${formErrorText(language, error)}`}
        </p>
      </div>
      <SchemaForm form={form} />
    </div>
  )
}
