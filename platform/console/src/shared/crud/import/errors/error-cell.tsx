import { splitNames, type ImportColumn } from 'atrium/contract/kind/import/columns'
import { Select } from 'antd'
import { useId } from 'react'
import { choiceIn, type Choices } from './choices'
import css from './error-grid.module.css'

interface ErrorCellProps {
  column: ImportColumn
  label: string
  /** Of the column, shown where its heading is not. */
  title: string
  value: string
  error: string | undefined
  /** The texts that the cell may have, where it names a record. */
  choices: Choices | undefined
  onChange: (text: string) => void
}

/** One cell of a rejected row: a text, or a list of what it may name. */
export function ErrorCell({ column, label, title, value, error, choices, onChange }: ErrorCellProps) {
  const id = useId()
  const field = {
    'aria-label': label,
    'aria-invalid': error !== undefined,
    'aria-describedby': error && id,
  }
  return (
    <td data-label={title} style={{ minWidth: column.width }}>
      {choices ? (
        <ChoiceCell field={field} value={value} choices={choices} onChange={onChange} />
      ) : (
        <input
          {...field}
          className={css.cell}
          value={value}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {error && <small id={id}>{error}</small>}
    </td>
  )
}

interface ChoiceCellProps extends Pick<ErrorCellProps, 'value' | 'onChange'> {
  field: { 'aria-label': string; 'aria-invalid': boolean }
  choices: Choices
}

/** A select that also shows the text of the file, though it cannot be chosen. */
function ChoiceCell({ field, value, choices, onChange }: ChoiceCellProps) {
  const shared = {
    ...field,
    className: css.choice,
    status: field['aria-invalid'] ? ('error' as const) : undefined,
    options: choices.options,
    showSearch: true,
    allowClear: true,
    // Departments are long names, and many.
    popupMatchSelectWidth: 280,
  }
  if (!choices.isMultiple) {
    const chosen = value.trim() === '' ? undefined : choiceIn(choices, value)
    return <Select {...shared} value={chosen} onChange={(next?: string) => onChange(next ?? '')} />
  }
  const names = splitNames(value)
  return (
    <Select
      {...shared}
      mode="multiple"
      value={names.map((name) => choiceIn(choices, name))}
      onChange={(next: string[]) => onChange(next.join(', '))}
    />
  )
}
