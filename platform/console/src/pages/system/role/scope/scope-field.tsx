import { Form, Radio, type RadioChangeEvent } from 'antd'
import { useComparedField } from '#shared/crud/form/conflict/compared-fields'
import { useText } from '#shared/i18n/text'
import { chosenDepts } from '../role-facts'
import css from './scope-field.module.css'
import { texts } from '../text'
import type { TreeTicks } from '../tree/tree-ticks'

const scopes = [1, 2, 3, 4, 5] as const

/** The data scopes with what each of them opens. Leaving the chosen departments clears these. */
export function ScopeField({ name, deptsName }: { name: string; deptsName: string }) {
  const t = useText(texts)
  const form = Form.useFormInstance()
  const clear = ({ target }: RadioChangeEvent) => {
    const depts = form.getFieldValue(deptsName) as TreeTicks | undefined
    if (target.value !== chosenDepts && depts) form.setFieldValue(deptsName, { ...depts, ids: [] })
  }
  useComparedField(name, { label: t('dataScope'), textOf: (value) => t(`scope${value as (typeof scopes)[number]}`) })
  return (
    <Form.Item name={name} label={t('dataScope')}>
      <Radio.Group className={css.scopes} aria-label={t('dataScope')} onChange={clear}>
        {scopes.map((scope) => (
          <Radio key={scope} value={scope} className={css.scope}>
            {t(`scope${scope}`)}
            <small>{t(`scope${scope}Hint`)}</small>
          </Radio>
        ))}
      </Radio.Group>
    </Form.Item>
  )
}
