import { limits, type Field, type FieldKind } from '../schema/form'
import { decimalsOf, scaleOf } from '../schema/field-kinds'
import { isShared, type SharedKind } from '../schema/kinds/shared-kinds'
import { grouped } from '../schema/value-text'
import { Cascader, Checkbox, ColorPicker, Input, InputNumber, Radio, Rate, Select, Slider, Switch } from 'antd'
import type { ReactNode } from 'react'
import type { ControlProps } from './control-props'
import { DateControl, DateRangeControl, TimeControl } from './date-controls'
import css from './schema-form.module.css'

const listOf = (value: unknown) => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [])
const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined)
const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** So many buttons take longer to look through than a list that can be searched. */
const isLong = ({ choices }: ControlProps) => choices.length > 50

const partsOf = (props: ControlProps) => ({
  id: props.id,
  disabled: props.disabled,
  placeholder: props.placeholder,
  'aria-labelledby': props.labelId,
  'aria-describedby': props.noteId,
  'aria-invalid': props.isWrong,
  'aria-required': props.isRequired,
})

/**
 * The counter of letters: always where the field has a limit of its own or takes long texts, else shortly before the limit of all texts.
 * A text that is too long is not cut: the person can shorten it in the field.
 */
function countOf({ kind, rules = [] }: Field) {
  const own = rules.flatMap((rule) => (rule.rule === 'length' ? (rule.max ?? []) : []))
  const max = Math.min(limits.value, ...own)
  const from = own.length > 0 || kind === 'textarea' ? 0 : max * 0.9
  const formatter = ({ count }: { count: number }) => (count < from ? '' : `${count} / ${max}`)
  return { count: { max }, showCount: { formatter } }
}

const controls: Readonly<Record<Exclude<FieldKind, SharedKind | 'rows'>, (props: ControlProps) => ReactNode>> = {
  text: (props) => (
    <Input
      {...partsOf(props)}
      {...countOf(props.field)}
      value={textOf(props.value) ?? ''}
      onChange={(event) => props.onChange(event.target.value)}
    />
  ),
  textarea: (props) => (
    <Input.TextArea
      {...partsOf(props)}
      rows={3}
      {...countOf(props.field)}
      value={textOf(props.value) ?? ''}
      onChange={(event) => props.onChange(event.target.value)}
    />
  ),
  number: (props) => <NumberControl {...props} />,
  money: (props) => <NumberControl {...props} />,
  select: (props) => <SelectControl {...props} many={props.field.many ?? false} />,
  radio: (props) => (isLong(props) ? <SelectControl {...props} many={false} /> : <RadioControl {...props} />),
  checkbox: (props) => (isLong(props) ? <SelectControl {...props} many /> : <CheckboxControl {...props} />),
  switch: ({ id, disabled, noteId, value, onChange }) => (
    <Switch id={id} disabled={disabled} aria-describedby={noteId} checked={value === true} onChange={onChange} />
  ),
  slider: ({ field, labelId, disabled, value, onChange }) => (
    <Slider
      {...scaleOf(field)}
      disabled={disabled}
      ariaLabelledByForHandle={labelId}
      value={numberOf(value) ?? scaleOf(field).min}
      onChange={onChange}
    />
  ),
  rate: ({ field, labelId, noteId, disabled, value, onChange }) => (
    <div role="group" aria-labelledby={labelId} aria-describedby={noteId}>
      <Rate
        count={Math.min(field.max ?? 5, 10)}
        disabled={disabled}
        value={numberOf(value) ?? 0}
        onChange={(stars) => onChange(stars || undefined)}
      />
    </div>
  ),
  date: (props) => <DateControl {...props} />,
  dateRange: (props) => <DateRangeControl {...props} />,
  time: (props) => <TimeControl {...props} />,
  cascade: (props) => (
    <Cascader
      {...partsOf(props)}
      className={css.wide}
      options={[...props.choices]}
      showSearch
      value={listOf(props.value)}
      onChange={(path) => props.onChange(listOf(path))}
    />
  ),
  colour: (props) => (
    <ColorPicker
      disabled={props.disabled}
      // Without a colour antd's own has an alpha of 0, of which it warns.
      disabledAlpha={textOf(props.value) !== undefined}
      allowClear
      value={textOf(props.value) ?? null}
      onChange={(colour) => props.onChange(colour.cleared ? undefined : colour.toHexString().slice(0, 7))}
    >
      <ColourButton {...props} />
    </ColorPicker>
  ),
}

/** The control of a field by its kind. */
export function Control(props: ControlProps) {
  const { field } = props
  if (isShared(field) || field.kind === 'rows') return null
  return controls[field.kind as Exclude<FieldKind, SharedKind | 'rows'>](props)
}

function ColourButton({ id, value, labelId, noteId, disabled, placeholder, ...button }: ControlProps) {
  const colour = textOf(value)
  const { field: _, isWrong: _w, isRequired: _r, choices: _c, onChange: _o, ...handlers } = button
  return (
    <button
      {...handlers}
      type="button"
      id={id}
      disabled={disabled}
      className={css.colour}
      aria-labelledby={`${labelId} ${id}`}
      aria-describedby={noteId}
    >
      <span className={css.swatch} style={{ background: colour }} />
      {colour ?? placeholder}
    </button>
  )
}

/** With its two decimals, and more where a value has them: they are not rounded in secret. */
function moneyText(number: string | number | undefined): string {
  const text = String(number ?? '')
  if (text === '') return ''
  const decimals = text.split('.')[1]?.length ?? 0
  return grouped(decimals > 2 ? text : Number(text).toFixed(2))
}

function NumberControl({ field, value, onChange, ...props }: ControlProps) {
  const isMoney = field.kind === 'money'
  return (
    <InputNumber<number>
      {...partsOf({ field, value, onChange, ...props })}
      className={css.wide}
      prefix={isMoney ? '¥' : undefined}
      step={decimalsOf(field) > 0 && !isMoney ? 10 ** -decimalsOf(field) : 1}
      controls={!isMoney}
      formatter={isMoney ? (text, { input, userTyping }) => (userTyping ? input : moneyText(text)) : undefined}
      parser={isMoney ? (text) => Number(text?.replaceAll(/[,¥\s]/g, '')) : undefined}
      value={numberOf(value) ?? null}
      onChange={(number) => onChange(number ?? undefined)}
    />
  )
}

function SelectControl({ many, ...props }: ControlProps & { many: boolean }) {
  const shared = {
    ...partsOf(props),
    className: css.wide,
    allowClear: true,
    showSearch: props.choices.length > 8 && ({ optionFilterProp: 'label' } as const),
    options: [...props.choices],
  }
  const { value, onChange } = props
  if (many) {
    return <Select<string[]> {...shared} mode="multiple" value={listOf(value)} onChange={(list) => onChange(list)} />
  }
  return <Select<string | undefined> {...shared} value={textOf(value)} onChange={(one) => onChange(one)} />
}

function RadioControl({ id, labelId, noteId, disabled, choices, value, onChange }: ControlProps) {
  return (
    <Radio.Group
      id={id}
      className={css.choices}
      aria-labelledby={labelId}
      aria-describedby={noteId}
      disabled={disabled}
      options={[...choices]}
      value={textOf(value)}
      onChange={(event) => onChange(String(event.target.value))}
    />
  )
}

function CheckboxControl({ labelId, noteId, disabled, choices, value, onChange }: ControlProps) {
  return (
    <div role="group" aria-labelledby={labelId} aria-describedby={noteId}>
      <Checkbox.Group
        className={css.choices}
        disabled={disabled}
        options={[...choices]}
        value={listOf(value)}
        onChange={(list) => onChange(listOf(list))}
      />
    </div>
  )
}
