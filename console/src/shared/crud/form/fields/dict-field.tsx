import { useDict } from '#shared/dict/use-dict'
import { SelectField, type FieldProps } from '../fields'

/** One of the enabled values of a dictionary, by their labels; its value is the value of the dictionary. */
export function DictField({ dictType, ...field }: FieldProps & { dictType: string }) {
  const { options } = useDict(dictType)
  return <SelectField {...field} options={options} allowClear={!field.required} />
}
