import { AutoComplete, Form } from 'antd'
import { useComparedField } from './conflict/compared-fields'
import { useTextRules, type FieldProps, type Pattern } from './fields/input-fields'

/** A text with a name that is only shown, and found by what is typed as well. */
interface Suggestion {
  readonly value: string
  readonly name: string
}

interface SuggestFieldProps extends FieldProps {
  /** The suggestions while typing: texts, or such with what each of them is called. */
  suggestions: readonly (string | Suggestion)[]
  /** The most characters that the server takes. */
  max: number
  pattern?: Pattern
  placeholder?: string
}

/** One line of text that may be one of several known ones. */
export function SuggestField({ suggestions, max, pattern, placeholder, disabled, ...field }: SuggestFieldProps) {
  const rules = useTextRules(field, pattern)
  useComparedField(field.name, field)
  return (
    <Form.Item name={field.name} label={field.label} extra={field.hint} rules={rules} validateFirst>
      <AutoComplete
        options={suggestions.map(optionOf)}
        showSearch={{ filterOption: (typed, option) => option !== undefined && isMatch(typed, option) }}
        maxLength={max}
        placeholder={placeholder}
        disabled={disabled}
      />
    </Form.Item>
  )
}

interface Option extends Partial<Suggestion> {
  readonly value: string
  readonly label?: React.ReactNode
}

function optionOf(suggestion: string | Suggestion): Option {
  if (typeof suggestion === 'string') return { value: suggestion }
  const { value, name } = suggestion
  const label = (
    <>
      {value} <small>{name}</small>
    </>
  )
  return { value, name, label }
}

function isMatch(typed: string, { value, name = '' }: Option): boolean {
  const wanted = typed.trim().toLowerCase()
  return value.toLowerCase().includes(wanted) || name.toLowerCase().includes(wanted)
}
