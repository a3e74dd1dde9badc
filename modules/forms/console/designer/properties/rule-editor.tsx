import { fieldTraits, valueFormOf } from '@atrium/contract/form-schema/field-kinds'
import type { Field, Format, Rule, RuleName } from '@atrium/contract/form-schema/form'
import { faultText } from '@atrium/contract/form-schema/form-texts'
import { DatePicker, Input, InputNumber, Select, TimePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { useId } from 'react'
import { useLanguage, useText } from '#shared/i18n/text'
import { useDesigner } from '../designer-store'
import css from '../designer.module.css'
import { texts } from '../text'
import { keyAt } from '../use-faults'
import { ConditionEditor } from './condition-editor'
import { Property, SwitchProperty, TextProperty } from './parts'

interface RuleEditorProps {
  field: Field
  onChange: (rules: readonly Rule[] | undefined) => void
}

/** A rule as it comes when it is turned on. */
const fresh: Readonly<Record<RuleName, Rule>> = {
  required: { rule: 'required' },
  length: { rule: 'length', max: 100 },
  range: { rule: 'range' },
  pattern: { rule: 'pattern', pattern: '.+' },
  format: { rule: 'format', format: 'phone' },
  count: { rule: 'count', min: 1 },
}

/** The rules that the kind of field can have, each with a switch, its limits and its own message. */
export function RuleEditor({ field, onChange }: RuleEditorProps) {
  const t = useText(texts)
  const rules = field.rules ?? []
  const offered = (['required', ...fieldTraits[field.kind].rules] as const).filter(
    (name) => name !== 'count' || valueFormOf(field) === 'choices',
  )
  const put = (name: RuleName, rule: Rule | undefined) => {
    const at = rules.findIndex((one) => one.rule === name)
    const next = at < 0 ? [...rules, ...(rule ? [rule] : [])] : rules.toSpliced(at, 1, ...(rule ? [rule] : []))
    onChange(next.length > 0 ? next : undefined)
  }
  return offered.map((name) => {
    const rule = rules.find((one) => one.rule === name)
    return (
      <div key={name} className={css.rule}>
        <SwitchProperty
          label={t(name)}
          value={rule !== undefined}
          onChange={(on) => put(name, on ? fresh[name] : undefined)}
        />
        {rule && (
          <>
            <RuleLimits field={field} rule={rule} onChange={(next) => put(name, next)} />
            <TextProperty
              label={t('message')}
              value={rule.message}
              onChange={(message) => put(name, { ...rule, message })}
            />
          </>
        )}
      </div>
    )
  })
}

interface RuleLimitsProps {
  field: Field
  rule: Rule
  onChange: (rule: Rule) => void
}

function RuleLimits({ field, rule, onChange }: RuleLimitsProps) {
  const t = useText(texts)
  const id = useId()
  if (rule.rule === 'required') {
    return (
      <ConditionEditor
        label={t('requiredWhen')}
        own={field.key}
        condition={rule.when}
        onChange={(when) => onChange({ ...rule, when })}
      />
    )
  }
  if (rule.rule === 'pattern') {
    return (
      <PatternLimit
        field={field}
        rule={rule}
        label={t('pattern')}
        onChange={(pattern) => onChange({ ...rule, pattern })}
      />
    )
  }
  if (rule.rule === 'format') {
    const formats = { phone: t('mobile'), email: t('email'), url: t('url'), digits: t('digits') }
    return (
      <Property label={t('format')} id={id}>
        <Select<Format>
          id={id}
          className={css.wide}
          options={Object.entries(formats).map(([value, label]) => ({ value: value as Format, label }))}
          value={rule.format}
          onChange={(format) => onChange({ ...rule, format })}
        />
      </Property>
    )
  }
  const change = (end: 'min' | 'max') => (value: number | string | undefined) => onChange({ ...rule, [end]: value })
  return (
    <div className={css.ends}>
      <End field={field} label={t('from')} value={rule.min} onChange={change('min')} />
      <span aria-hidden="true">–</span>
      <End field={field} label={t('to')} value={rule.max} onChange={change('max')} />
    </div>
  )
}

interface PatternLimitProps {
  field: Field
  rule: Rule & { rule: 'pattern' }
  label: string
  onChange: (pattern: string) => void
}

/** A pattern, with what is wrong with it below. */
function PatternLimit({ field, rule, label, onChange }: PatternLimitProps) {
  const language = useLanguage()
  const id = useId()
  const at = field.rules?.indexOf(rule)
  const fault = useDesigner(({ form, faults }) =>
    faults.find(({ path }) => path.at(-1) === 'pattern' && path.at(-2) === at && keyAt(form, path) === field.key),
  )
  return (
    <Property label={label} id={id}>
      <Input
        id={id}
        className={css.code}
        value={rule.pattern}
        status={fault && 'error'}
        aria-invalid={Boolean(fault)}
        aria-describedby={fault && `${id}-fault`}
        onChange={(event) => onChange(event.target.value)}
      />
      {fault && (
        <p id={`${id}-fault`} className={css.fault} role="alert">
          {faultText(language, fault)}
        </p>
      )}
    </Property>
  )
}

interface EndProps {
  field: Field
  label: string
  value: number | string | undefined
  onChange: (value: number | string | undefined) => void
}

function End({ field, label, value, onChange }: EndProps) {
  const form = valueFormOf(field)
  const text = typeof value === 'string' ? value : ''
  if (form === 'date' || form === 'dates') {
    return (
      <DatePicker
        aria-label={label}
        placeholder={label}
        value={text ? dayjs(text) : null}
        onChange={(day) => onChange(day?.format('YYYY-MM-DD'))}
      />
    )
  }
  if (form === 'time') {
    return (
      <TimePicker
        aria-label={label}
        placeholder={label}
        format="HH:mm"
        value={text ? dayjs(`2000-01-01T${text}`) : null}
        onChange={(time: Dayjs | null) => onChange(time?.format('HH:mm'))}
      />
    )
  }
  return (
    <InputNumber
      className={css.wide}
      aria-label={label}
      placeholder={label}
      value={typeof value === 'number' ? value : null}
      onChange={(number) => onChange(number ?? undefined)}
    />
  )
}
