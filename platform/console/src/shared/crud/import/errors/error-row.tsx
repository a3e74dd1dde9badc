import type { ImportColumn } from 'atrium/contract/kind/import/columns'
import { textIn } from 'atrium/contract/language'
import { memo } from 'react'
import { useLanguage, useText } from '#shared/i18n/text'
import type { ChoicesOf } from './choices'
import { ErrorCell } from './error-cell'
import type { Row } from '../sheet/import-table'
import { texts } from '../text'

interface ErrorRowProps {
  index: number
  /** As it is counted in the file. */
  number: number
  columns: readonly ImportColumn[]
  row: Row
  /** As it was when it was rejected. */
  checked: Row
  fields: Readonly<Record<string, string>>
  choices: ChoicesOf
  onChange: (index: number, key: string, text: string) => void
}

/** One rejected row as fields. An error is about what was checked, so it goes with the next letter. */
export const ErrorRow = memo(function ErrorRow(props: ErrorRowProps) {
  const { index, number, columns, row, checked, fields, choices, onChange } = props
  const t = useText(texts)
  const language = useLanguage()
  return (
    <tr>
      <th scope="row">{number}</th>
      {columns.map((column) => {
        const { key, title } = column
        const value = row[key] ?? ''
        return (
          <ErrorCell
            key={key}
            column={column}
            label={t('cell', { row: number, column: textIn(language, title) })}
            title={textIn(language, title)}
            value={value}
            error={value === (checked[key] ?? '') ? fields[key] : undefined}
            choices={choices[key]}
            onChange={(text) => onChange(index, key, text)}
          />
        )
      })}
    </tr>
  )
})
