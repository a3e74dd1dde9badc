import { chosenDepts, dataScopes, type DataScope } from 'atrium/contract/system/role/data-scope'
import { Form, Radio, type RadioChangeEvent } from 'antd'
import { useComparedField } from '#shared/crud/form/conflict/compared-fields'
import { useText } from '#shared/i18n/text'
import css from './scope-field.module.css'
import { texts } from '../text'

/** The data scopes with what each of them opens. Leaving the chosen departments clears these. */
export function ScopeField({ name, deptsName }: { name: string; deptsName: string }) {
  const t = useText(texts)
  const form = Form.useFormInstance()
  const clear = ({ target }: RadioChangeEvent) => {
    if (target.value !== chosenDepts) form.setFieldValue(deptsName, [])
  }
  useComparedField(name, { label: t('dataScope'), textOf: (value) => t(`scope${value as DataScope}`) })
  return (
    <Form.Item name={name} label={t('dataScope')}>
      <Radio.Group className={css.scopes} aria-label={t('dataScope')} onChange={clear}>
        {dataScopes.map((scope) => (
          <Radio key={scope} value={scope} className={css.scope}>
            {t(`scope${scope}`)}
            <small>{t(`scope${scope}Hint`)}</small>
          </Radio>
        ))}
      </Radio.Group>
    </Form.Item>
  )
}
