import { useDict } from '#shared/dict/use-dict'
import type { FieldProps } from './input-fields'
import { SelectField } from './option-fields'
import css from './kinds.module.css'

/**
 * One of the enabled values of a dictionary, by their labels; its value is the value of the dictionary. A record that has one
 * which is disabled by now shows it, and keeps it until another one is chosen.
 */
export function DictField({ dictType, ...field }: FieldProps & { dictType: string }) {
  const { options, entryOf, labelOf } = useDict(dictType)
  const draw = (value: string | number) => {
    const isDisabled = entryOf(value)?.status === 0
    return <span className={isDisabled ? css.quiet : undefined}>{labelOf(value)}</span>
  }
  return <SelectField {...field} options={options} draw={draw} allowClear={!field.required} />
}
