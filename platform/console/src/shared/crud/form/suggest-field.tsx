import { AutoComplete, Form } from 'antd'
import { useComparedField } from './conflict/compared-fields'
import { useTextRules, type FieldProps, type Pattern } from './fields/input-fields'

interface SuggestFieldProps extends FieldProps {
  /** The suggestions while typing. */
  suggestions: readonly string[]
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
        options={suggestions.map((value) => ({ value }))}
        showSearch={{ filterOption: (typed, option) => isMatch(typed, String(option?.value)) }}
        maxLength={max}
        placeholder={placeholder}
        disabled={disabled}
      />
    </Form.Item>
  )
}

function isMatch(typed: string, suggestion: string): boolean {
  return suggestion.toLowerCase().includes(typed.trim().toLowerCase())
}
