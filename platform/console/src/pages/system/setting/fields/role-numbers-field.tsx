import type { SettingInfo } from 'atrium/contract/module/setting-calls'
import { Button, Form, InputNumber, Select } from 'antd'
import { useComparedField } from '#shared/crud/form/conflict/compared-fields'
import type { FieldProps } from '#shared/crud/form/fields/input-fields'
import { useText } from '#shared/i18n/text'
import css from '../setting.module.css'
import { useValueText } from '../setting-columns'
import { texts } from '../text'

/** Numbers for some roles, a row for each. */
export function RoleNumbersField({ name, label, hint, setting }: FieldProps & { setting: SettingInfo }) {
  const t = useText(texts)
  const textOf = useValueText()
  useComparedField(name, { label, textOf: (value) => textOf(setting, value as SettingInfo['value']) })
  const values = Form.useWatch<readonly ({ roleId?: number } | undefined)[] | undefined>(name)
  const roles = rolesOf(setting, t('hiddenRole'))
  const blank = Object.fromEntries(setting.numbers.map(({ key, max }) => [key, max]))
  return (
    <Form.Item label={label} extra={hint}>
      <Form.List name={name}>
        {(rows, { add, remove }) => (
          <>
            {rows.map(({ key, name: at }) => (
              <div key={key} className={css.role} role="group" aria-label={`${label} ${at + 1}`}>
                <Form.Item name={[at, 'roleId']} label={t('role')} rules={[{ required: true }]}>
                  <Select
                    options={roles.filter(({ value }) => !isTaken(values, value, at))}
                    showSearch={{ optionFilterProp: 'label' }}
                  />
                </Form.Item>
                {setting.numbers.map((number) => (
                  <Form.Item
                    key={number.key}
                    name={[at, number.key]}
                    label={number.label}
                    extra={t('between', { min: number.min, max: number.max })}
                    rules={[{ required: true }]}
                  >
                    <InputNumber min={number.min} max={number.max} precision={0} controls={false} />
                  </Form.Item>
                ))}
                <Button aria-label={t('removeRole', { number: at + 1 })} onClick={() => remove(at)}>
                  ×
                </Button>
              </div>
            ))}
            <Button block type="dashed" disabled={rows.length >= roles.length} onClick={() => add(blank)}>
              {t('addRole')}
            </Button>
          </>
        )}
      </Form.List>
    </Form.Item>
  )
}

/** The roles that the reader sees, and those of the value that they do not. */
function rolesOf({ choices, value }: SettingInfo, hidden: string) {
  const seen = choices.map((choice) => ({ value: Number(choice.value), label: choice.label }))
  const ids = Array.isArray(value) ? value.flatMap((row) => (typeof row === 'string' ? [] : row['roleId']!)) : []
  const others = ids.filter((roleId) => !seen.some((role) => role.value === roleId))
  return [...seen, ...others.map((roleId) => ({ value: roleId, label: hidden }))]
}

const isTaken = (values: readonly ({ roleId?: number } | undefined)[] | undefined, role: number, at: number): boolean =>
  (values ?? []).some((row, index) => index !== at && row?.roleId === role)
