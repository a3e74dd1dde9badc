import { InputNumber, Space } from 'antd'
import { useId } from 'react'
import { useText } from '../../i18n/text'
import css from './search-form.module.css'
import { texts } from '../text'

interface NumberRangeInputProps {
  label: string
  /** Integers as text, scaled by `decimals`; empty for an open end. */
  from: string
  to: string
  decimals?: number
  onChange: (from: string, to: string) => void
}

/** The least and the largest number, both included. */
export function NumberRangeInput({ label, from, to, decimals = 0, onChange }: NumberRangeInputProps) {
  const t = useText(texts)
  const id = useId()
  const scale = 10 ** decimals
  const end = (name: string, value: string, onEnd: (value: string) => void) => (
    <InputNumber<number>
      id={name}
      controls={false}
      precision={decimals}
      placeholder={t('anyNumber')}
      value={value === '' ? null : Number(value) / scale}
      onChange={(shown) => onEnd(shown === null ? '' : String(Math.round(shown * scale)))}
    />
  )
  return (
    <div className={`${css.field} ${css.numbers}`} role="group" aria-label={label}>
      <label htmlFor={`${id}-from`} aria-label={t('rangeFrom', { label })}>
        {label}
      </label>
      <label htmlFor={`${id}-to`} className="visually-hidden">
        {t('rangeTo', { label })}
      </label>
      <Space.Compact>
        {end(`${id}-from`, from, (first) => onChange(first, to))}
        {end(`${id}-to`, to, (last) => onChange(from, last))}
      </Space.Compact>
    </div>
  )
}
