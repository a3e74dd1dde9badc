import { Input, InputNumber, Switch } from 'antd'
import { useId, type ReactNode } from 'react'
import { useText } from 'atrium/console/text'
import type { LocalText } from 'atrium/contract'
import css from '../designer.module.css'
import { texts } from '../text'
import { LanguageMark } from './language-mark'
import { SettingError, useSettingError } from './setting-error'

interface PropertyProps {
  label: string
  /** Of the input; its error has this id with `-error`. */
  id?: string
  /** The setting whose error is shown below. */
  at?: string
  children: ReactNode
}

/** One property with its label and its error. */
export function Property({ label, children, id, at }: PropertyProps) {
  return (
    <div className={css.property}>
      <label htmlFor={id}>{label}</label>
      {children}
      {at && <SettingError at={at} id={`${id}-error`} />}
    </div>
  )
}

interface TextPropertyProps {
  label: string
  /** The setting, where it can be wrong. */
  at?: string
  value: LocalText | undefined
  onChange: (value: LocalText | undefined) => void
  /** Empty texts are kept instead of left out. */
  isKept?: boolean
  isLong?: boolean
}

const noText: LocalText = { zh: '', en: '' }

/** A text in both languages. */
export function TextProperty({ label, at, value = noText, onChange, isKept, isLong }: TextPropertyProps) {
  const t = useText(texts)
  const change = (next: LocalText) => onChange(isKept || next.zh || next.en ? next : undefined)
  const sides = [
    { side: 'zh', language: t('chinese'), placeholder: '' },
    { side: 'en', language: t('english'), placeholder: t('englishHint') },
  ] as const
  return (
    <div className={css.property} role="group" aria-label={label}>
      <span>{label}</span>
      {sides.map(({ side, language, placeholder }) => {
        const shared = {
          'aria-label': t('titleOf', { name: label, language }),
          placeholder,
          value: value[side],
          onChange: (event: { target: { value: string } }) => change({ ...value, [side]: event.target.value }),
        }
        if (!isLong) return <Input key={side} prefix={<LanguageMark side={side} />} {...shared} />
        return (
          <div key={side} className={css.marked}>
            <LanguageMark side={side} />
            <Input.TextArea rows={2} {...shared} />
          </div>
        )
      })}
      {at && <SettingError at={at} />}
    </div>
  )
}

interface NumberPropertyProps {
  label: string
  at: string
  value: number | undefined
  onChange: (value: number | undefined) => void
  placeholder?: string
}

export function NumberProperty({ label, at, value, onChange, placeholder }: NumberPropertyProps) {
  const id = useId()
  const error = useSettingError(at)
  return (
    <Property label={label} id={id} at={at}>
      <InputNumber
        id={id}
        status={error && 'error'}
        aria-invalid={Boolean(error)}
        aria-describedby={`${id}-error`}
        className={css.wide}
        placeholder={placeholder}
        value={value ?? null}
        onChange={(number) => onChange(number ?? undefined)}
      />
    </Property>
  )
}

export function SwitchProperty({
  label,
  value,
  onChange,
}: {
  label: string
  value: boolean
  onChange: (on: boolean) => void
}) {
  const id = useId()
  return (
    <div className={css.switchProperty}>
      <label htmlFor={id}>{label}</label>
      <Switch id={id} checked={value} onChange={onChange} />
    </div>
  )
}
