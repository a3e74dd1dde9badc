import { Switch } from 'antd'
import { useState } from 'react'
import { useLanguage, useText } from 'atrium/console/text'
import type { FormValues } from '#modules/forms/engine/schema/form'
import { SchemaForm } from '#modules/forms/engine/console/schema-form'
import { products } from '../every-kind'
import css from '../form-examples.module.css'
import { texts } from '../text'
import { useSent } from '../use-sent'

export default function EveryKind() {
  const t = useText(texts)
  const form = products[useLanguage()]
  const sent = useSent()
  const [values, setValues] = useState<FormValues>()
  const [isText, setText] = useState(false)
  return (
    <div className={css.form}>
      <label className={css.switch}>
        <Switch checked={isText} onChange={setText} />
        {t('asText')}
      </label>
      <SchemaForm
        key={String(isText)}
        form={form}
        defaultValues={values}
        readOnly={isText}
        onChange={setValues}
        onSubmit={sent}
      />
    </div>
  )
}
