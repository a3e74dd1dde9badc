import { InputNumber, Space } from 'antd'
import { useId } from 'react'
import { useText } from '../../i18n/text'
import css from './search-form.module.css'
import { texts } from '../text'

interface NumberRangeInputProps {
  label: string
  /** The id of its first input, where another element has its label: then it is that input alone. */
  id?: string
  /** Integers as text, scaled by `decimals`; empty for an open end. */
  from: string
  to: string
  decimals?: number
  onChange: (from: string, to: string) => void
}

/** The least and the largest number, both included. */
export function NumberRangeInput({ label, id: given, from, to, decimals = 0, onChange }: NumberRangeInputProps) {
  const t = useText(texts)
  const own = useId()
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
  const [first, last] = [given ?? `${own}-from`, `${own}-to`]
  const ends = (
    <>
      <label htmlFor={last} className="visually-hidden">
        {t('rangeTo', { label })}
      </label>
      <Space.Compact>
        {end(first, from, (least) => onChange(least, to))}
        {end(last, to, (most) => onChange(from, most))}
      </Space.Compact>
    </>
  )
  if (given !== undefined) return <span className={css.operand}>{ends}</span>
  return (
    <div className={`${css.field} ${css.numbers}`} role="group" aria-label={label}>
      <label htmlFor={first} aria-label={t('rangeFrom', { label })}>
        {label}
      </label>
      {ends}
    </div>
  )
}
