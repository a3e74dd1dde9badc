import { isJson } from 'atrium/contract/kind/fields/content/json'
import { Form, Input } from 'antd'
import { useText } from '#shared/i18n/text'
import { useComparedField } from '../../../form/conflict/compared-fields'
import { useTextRules } from '../../../form/fields/input-fields'
import { texts } from '../../../form/text'
import type { KindInputProps } from '../kind-input'
import css from '../inputs.module.css'

export function JsonInput({ name, label, required, hint, field }: KindInputProps) {
  const t = useText(texts)
  const rules = useTextRules({ label, required }, { test: isJson, text: t('jsonFormat') })
  useComparedField(name, { label })
  return (
    <Form.Item name={name} label={label} extra={hint} rules={rules} validateFirst>
      <Input.TextArea
        className={css.code}
        rows={6}
        maxLength={Number(field.settings['max'])}
        spellCheck={false}
        autoComplete="off"
      />
    </Form.Item>
  )
}
