import { fieldTraits, valueTypeOf } from '#modules/forms/engine/schema/field-kinds'
import type { Field, Format, Rule, RuleName } from '#modules/forms/engine/schema/form'
import { DatePicker, Input, InputNumber, Select, TimePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { useId } from 'react'
import { useText } from 'atrium/console/text'
import css from '../designer.module.css'
import { ruleSentence } from '../sentences/item-sentences'
import { SentenceLine } from '../sentences/sentence-line'
import { useSpeaker } from '../sentences/speaker-provider'
import { texts } from '../text'
import { ConditionEditor } from './condition-editor'
import { Property, SwitchProperty, TextProperty } from './parts'
import { SettingError, useSettingError } from './setting-error'

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
    (name) => name !== 'count' || ['choices', 'tags', 'rows'].includes(valueTypeOf(field)),
  )
  const put = (name: RuleName, rule: Rule | undefined) => {
    const at = rules.findIndex((one) => one.rule === name)
    const next = at < 0 ? [...rules, ...(rule ? [rule] : [])] : rules.toSpliced(at, 1, ...(rule ? [rule] : []))
    onChange(next.length > 0 ? next : undefined)
  }
  return offered.map((name) => {
    const index = rules.findIndex((one) => one.rule === name)
    const rule = rules[index]
    const at = `rules.${index}`
    return (
      <div key={name} className={css.rule}>
        <SwitchProperty
          label={t(name === 'count' && field.kind === 'rows' ? 'rowCount' : name)}
          value={rule !== undefined}
          onChange={(on) => put(name, on ? fresh[name] : undefined)}
        />
        {rule && (
          <>
            <RuleLimits field={field} at={at} rule={rule} onChange={(next) => put(name, next)} />
            <TextProperty
              label={t('message')}
              at={`${at}.message`}
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
  /** Where the rule is in the field. */
  at: string
  rule: Rule
  onChange: (rule: Rule) => void
}

function RuleLimits({ field, at, rule, onChange }: RuleLimitsProps) {
  const t = useText(texts)
  const id = useId()
  const patternError = useSettingError(`${at}.pattern`)
  const sentence = ruleSentence(useSpeaker(), field, rule)
  if (rule.rule === 'required') {
    return (
      <ConditionEditor
        at={`${at}.when`}
        label={t('requiredWhen')}
        own={field.key}
        condition={rule.when}
        sentence={sentence}
        onChange={(when) => onChange({ ...rule, when })}
      />
    )
  }
  if (rule.rule === 'pattern') {
    return (
      <Property label={t('pattern')} id={id} at={`${at}.pattern`}>
        <Input
          id={id}
          className={css.code}
          status={patternError && 'error'}
          aria-invalid={Boolean(patternError)}
          aria-describedby={`${id}-error`}
          value={rule.pattern}
          onChange={(event) => onChange({ ...rule, pattern: event.target.value })}
        />
      </Property>
    )
  }
  if (rule.rule === 'format') {
    const formats = { phone: t('phone'), email: t('email'), url: t('url'), digits: t('digits') }
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
    <>
      {sentence && <SentenceLine sentence={sentence} />}
      <div className={css.ends}>
        <End field={field} label={t('from')} value={rule.min} onChange={change('min')} />
        <span aria-hidden="true">–</span>
        <End field={field} label={t('to')} value={rule.max} onChange={change('max')} />
      </div>
      <SettingError at={at} isAlone />
      <SettingError at={`${at}.min`} />
      <SettingError at={`${at}.max`} />
    </>
  )
}

interface EndProps {
  field: Field
  label: string
  value: number | string | undefined
  onChange: (value: number | string | undefined) => void
}

function End({ field, label, value, onChange }: EndProps) {
  const type = valueTypeOf(field)
  const text = typeof value === 'string' ? value : ''
  if (type === 'date' || type === 'dates') {
    return (
      <DatePicker
        aria-label={label}
        placeholder={label}
        value={text ? dayjs(text) : null}
        onChange={(day) => onChange(day?.format('YYYY-MM-DD'))}
      />
    )
  }
  if (type === 'moment') {
    return (
      <DatePicker
        aria-label={label}
        placeholder={label}
        format="YYYY-MM-DD HH:mm"
        showTime={{ format: 'HH:mm' }}
        needConfirm={false}
        value={text ? dayjs(text) : null}
        onChange={(at) => onChange(at?.startOf('minute').toISOString())}
      />
    )
  }
  if (type === 'time') {
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
