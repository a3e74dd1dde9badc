import { largestInteger } from '@atrium/contract/fields/scaled'
import { Form, Input, InputNumber, Radio, Select, Switch, TreeSelect, type FormItemProps } from 'antd'
import type { ReactNode } from 'react'
import { useDict } from '#shared/dict/use-dict'
import { useText } from '#shared/i18n/text'
import type { TreeNode } from '../rows/tree'
import { useComparedField } from './conflict/compared-fields'
import kinds from './fields/kinds.module.css'
import css from './fields.module.css'
import { texts } from './text'

type Rule = NonNullable<FormItemProps['rules']>[number]

export interface FieldProps {
  /** The field in the body of the call, where the server's refusal finds it. */
  name: string
  label: string
  required?: boolean
  /** Said below the field. */
  hint?: ReactNode
  disabled?: boolean
}

/** The pattern of a text, and the error where it does not match. An empty text passes. */
export interface Pattern {
  test: RegExp | ((text: string) => boolean)
  text: string
}

/** Returns the rules of a field for text. */
export function useTextRules({ label, required }: Pick<FieldProps, 'label' | 'required'>, pattern?: Pattern): Rule[] {
  const t = useText(texts)
  const passes = (text: string) => {
    const trimmed = text.trim()
    if (!pattern || trimmed === '') return true
    return typeof pattern.test === 'function' ? pattern.test(trimmed) : pattern.test.test(trimmed)
  }
  return [
    ...(required ? [{ required, whitespace: true, message: t('required', { label }) }] : []),
    {
      validator: (_rule: unknown, text: string | undefined) =>
        passes(text ?? '') ? Promise.resolve() : Promise.reject(new Error(pattern?.text)),
    },
  ]
}

interface TextFieldProps extends FieldProps {
  /** The most characters that the server takes. */
  max: number
  pattern?: Pattern
  placeholder?: string
  autoComplete?: string
}

/**
 * One line of text.
 * @example
 * <TextField name="email" label={t('email')} max={50} pattern={email} />
 */
export function TextField({ max, pattern, placeholder, autoComplete = 'off', disabled, ...field }: TextFieldProps) {
  const rules = useTextRules(field, pattern)
  useComparedField(field.name, field)
  return (
    <Form.Item name={field.name} label={field.label} extra={field.hint} rules={rules} validateFirst>
      <Input maxLength={max} placeholder={placeholder} autoComplete={autoComplete} disabled={disabled} />
    </Form.Item>
  )
}

/**
 * Several lines of text.
 * @example
 * <TextAreaField name="remark" label={t('remark')} max={500} />
 */
export function TextAreaField({ max, rows = 3, pattern, placeholder, ...field }: TextFieldProps & { rows?: number }) {
  const rules = useTextRules(field, pattern)
  useComparedField(field.name, field)
  return (
    <Form.Item name={field.name} label={field.label} extra={field.hint} rules={rules} validateFirst>
      <Input.TextArea maxLength={max} rows={rows} placeholder={placeholder} showCount disabled={field.disabled} />
    </Form.Item>
  )
}

interface NumberFieldProps extends FieldProps {
  /** The least and the largest value; those of the contract's `int` without them. */
  min?: number
  max?: number
}

/**
 * A whole number, such as a place in an order. Null when it is empty.
 * @example
 * <NumberField name="floor" label={t('floor')} min={-3} max={40} />
 */
export function NumberField({ min = 0, max = largestInteger, disabled, ...field }: NumberFieldProps) {
  const t = useText(texts)
  const rules = field.required ? [{ required: true, message: t('required', field) }] : []
  useComparedField(field.name, field)
  return (
    <Form.Item name={field.name} label={field.label} extra={field.hint} rules={rules}>
      <InputNumber className={kinds.number} min={min} max={max} precision={0} controls={false} disabled={disabled} />
    </Form.Item>
  )
}

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
    <Form.Item name={field.name} label={field.label} extra={field.hint}>
      <Radio.Group aria-label={field.label} options={[...options]} disabled={disabled} />
    </Form.Item>
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
}

/**
 * One or, with `multiple`, several of many values, found by typing.
 * @example
 * <SelectField name="roleIds" label={t('roles')} options={roles} multiple />
 */
export function SelectField({ options, draw, multiple, allowClear = true, disabled, ...field }: SelectFieldProps) {
  const t = useText(texts)
  const rules = field.required ? [{ required: true, message: t('choose', field) }] : []
  const renderValue = draw && ((value: unknown) => draw(value as Option['value']))
  useComparedField(field.name, { label: field.label, textOf: labelsOf(options), ...(renderValue && { renderValue }) })
  return (
    <Form.Item
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
        placeholder={t('pleaseChoose')}
        allowClear={allowClear}
        disabled={disabled}
      />
    </Form.Item>
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
    <Form.Item name={field.name} label={field.label} extra={field.hint} valuePropName="checked">
      <Switch disabled={disabled} />
    </Form.Item>
  )
}

interface TreeFieldProps<T> extends FieldProps {
  trees: readonly TreeNode<T>[]
  titleOf: (record: T) => string
  /** Records that show but cannot be chosen. */
  isFixed?: (record: T) => boolean
  /** Records that are drawn in a muted colour. */
  isQuiet?: (record: T) => boolean
  /** The name of the value 0, where a root can be chosen. */
  root?: string
  multiple?: boolean
}

/** One record of a tree, such as the parent of another, or with `multiple` several. */
export function TreeField<T>({
  trees,
  titleOf,
  isFixed,
  isQuiet,
  root,
  multiple,
  disabled,
  ...field
}: TreeFieldProps<T>) {
  const t = useText(texts)
  const rules = field.required ? [{ required: true, message: t('choose', field) }] : []
  const dataOf = (nodes: readonly TreeNode<T>[]): TreeData[] =>
    nodes.map(({ id, record, children }) => ({
      value: id,
      title: titleOf(record),
      disabled: isFixed?.(record),
      className: isQuiet?.(record) ? css.quiet : undefined,
      children: dataOf(children),
    }))
  const data = dataOf(trees)
  const titles = (nodes: readonly TreeData[]): TreeData[] => nodes.flatMap((node) => [node, ...titles(node.children)])
  const titleOfValue = (value: unknown) =>
    (value === 0 && root) || (titles(data).find((node) => node.value === value)?.title ?? t('notShown'))
  const textOf = (value: unknown) => [value].flat().map(titleOfValue).join(', ')
  useComparedField(field.name, { label: field.label, textOf })
  return (
    <Form.Item name={field.name} label={field.label} extra={field.hint} rules={rules}>
      <TreeSelect
        treeData={root === undefined ? data : [{ value: 0, title: root, children: data }]}
        treeDefaultExpandAll
        multiple={multiple}
        showSearch={{ treeNodeFilterProp: 'title' }}
        placeholder={t('pleaseChoose')}
        disabled={disabled}
      />
    </Form.Item>
  )
}

interface TreeData {
  value: number
  title: string
  disabled?: boolean
  className?: string
  children: TreeData[]
}
