import { Radio, Select, Switch } from 'antd'
import type { ReactNode } from 'react'
import { useDict } from '#shared/dict/use-dict'
import { useText } from '#shared/i18n/text'
import { FieldItem } from '../field-item'
import { useComparedField } from '../conflict/compared-fields'
import { texts } from '../text'
import type { FieldProps } from './input-fields'

interface Option {
  value: string | number
  label: string
  /** Shown, but cannot be chosen. */
  disabled?: boolean
}

/**
 * One of a few values, all of which show.
 * @example
 * <RadioField name="sex" label={t('sex')} options={[{ value: 1, label: t('male') }, { value: 0, label: t('female') }]} />
 */
export function RadioField({ options, disabled, ...field }: FieldProps & { options: readonly Option[] }) {
  useComparedField(field.name, { label: field.label, textOf: labelsOf(options) })
  return (
    <FieldItem name={field.name} label={field.label} extra={field.hint}>
      <Radio.Group aria-label={field.label} options={[...options]} disabled={disabled} />
    </FieldItem>
  )
}

/**
 * Enabled or disabled, in the words of the dictionary.
 * @example
 * <StatusField label={t('status')} />
 */
export function StatusField({ name = 'status', ...field }: Omit<FieldProps, 'name'> & { name?: string }) {
  const options = useDict('sys_normal_disable').options.map(({ value, label }) => ({ value: Number(value), label }))
  return <RadioField name={name} {...field} options={options} />
}

/** The labels of what is chosen, with commas between. */
const labelsOf = (options: readonly Option[]) => (value: unknown) =>
  [value]
    .flat()
    .map((one) => options.find((option) => option.value === one)?.label ?? String(one))
    .join(', ')

interface SelectFieldProps extends FieldProps {
  options: readonly Option[]
  /** How an option looks, where its label alone is not enough. */
  draw?: (value: Option['value']) => ReactNode
  multiple?: boolean
  allowClear?: boolean
  /** Shown while nothing is chosen. */
  placeholder?: string
}

/**
 * One or, with `multiple`, several of many values, found by typing.
 * @example
 * <SelectField name="roleIds" label={t('roles')} options={roles} multiple />
 */
export function SelectField({
  options,
  draw,
  multiple,
  allowClear = true,
  placeholder,
  disabled,
  ...field
}: SelectFieldProps) {
  const t = useText(texts)
  const rules = field.required ? [{ required: true, message: t('choose', field) }] : []
  const renderValue = draw && ((value: unknown) => draw(value as Option['value']))
  useComparedField(field.name, { label: field.label, textOf: labelsOf(options), ...(renderValue && { renderValue }) })
  return (
    <FieldItem
      name={field.name}
      label={field.label}
      extra={field.hint}
      rules={rules}
      // For a Select the empty text would be a value, and hide what asks to choose one.
      getValueProps={(value: unknown) => ({ value: value === '' ? undefined : value })}
    >
      <Select
        mode={multiple ? 'multiple' : undefined}
        options={[...options]}
        showSearch={{ optionFilterProp: 'label' }}
        optionRender={draw && (({ value }) => draw(value ?? ''))}
        labelRender={draw && (({ value }) => draw(value))}
        placeholder={placeholder ?? t('pleaseChoose')}
        allowClear={allowClear}
        disabled={disabled}
      />
    </FieldItem>
  )
}

/**
 * Yes or no.
 * @example
 * <SwitchField name="isCache" label={t('cached')} />
 */
export function SwitchField({ disabled, ...field }: FieldProps) {
  const t = useText(texts)
  useComparedField(field.name, { label: field.label, textOf: (value) => t(value === true ? 'yes' : 'no') })
  return (
    <FieldItem name={field.name} label={field.label} extra={field.hint} valuePropName="checked">
      <Switch disabled={disabled} />
    </FieldItem>
  )
}
