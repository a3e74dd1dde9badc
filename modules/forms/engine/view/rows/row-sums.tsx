import type { Field, RowValues } from '../../schema/form'
import { textIn } from '../../schema/form-texts'
import { valueText } from '../../schema/value-text'
import { useForm } from '../form-context'
import css from './rows-item.module.css'

const summed = new Set<Field['kind']>(['number', 'money', 'duration'])

/** The sums of the numbers in rows. */
export function RowSums({ fields, rows }: { fields: readonly Field[]; rows: readonly RowValues[] }) {
  const { language, texts } = useForm()
  const sums = fields.flatMap((field) => {
    const numbers = rows.map((row) => row[field.key]).filter((value) => typeof value === 'number')
    if (!summed.has(field.kind) || numbers.length === 0) return []
    const sum = Number(numbers.reduce((a, b) => a + b).toFixed(6))
    return [[field, valueText(field, sum, language)] as const]
  })
  if (sums.length === 0) return null
  return (
    <dl className={css.sums} aria-label={texts.sum}>
      {sums.map(([field, text]) => (
        <div key={field.key}>
          <dt>{texts.sumOf(textIn(language, field.label))}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
