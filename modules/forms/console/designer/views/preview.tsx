import type { FormValues } from '#modules/forms/engine/schema/form'
import { useState } from 'react'
import { useLanguage, useText } from 'atrium/console/text'
import { textIn } from 'atrium/contract'
import { SchemaForm } from '#modules/forms/engine/console/schema-form'
import { useDesigner } from '../designer-store'
import css from '../designer.module.css'
import { texts } from '../text'
import { DeviceSwitch } from './device-switch'

/** The form as those who fill it in have it, on a device of their choice, with what it would send. */
export function Preview() {
  const t = useText(texts)
  const language = useLanguage()
  const form = useDesigner((designer) => designer.form)
  const device = useDesigner((designer) => designer.device)
  const [sent, setSent] = useState<FormValues>()
  return (
    <div className={css.preview}>
      <DeviceSwitch />
      <div className={css.device} data-device={device}>
        <h2>{textIn(language, form.title)}</h2>
        {form.description && <p className={css.hint}>{textIn(language, form.description)}</p>}
        <SchemaForm form={form} onSubmit={setSent} />
      </div>
      <div role="status">
        <h2>{t('entry')}</h2>
        {sent ? (
          <pre className={css.code}>{JSON.stringify(sent, null, 2)}</pre>
        ) : (
          <p className={css.hint}>{t('entryHint')}</p>
        )}
      </div>
    </div>
  )
}
