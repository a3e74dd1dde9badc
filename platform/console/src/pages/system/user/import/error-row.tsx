import { textIn } from '@atrium/contract/language'
import { memo } from 'react'
import { useLanguage, useText } from '#shared/i18n/text'
import type { useImportChoices } from './choices'
import { ErrorCell } from './error-cell'
import { importColumns, type ImportKey } from './sheet/import-columns'
import type { Row } from './sheet/import-table'
import { texts } from './text'

interface ErrorRowProps {
  index: number
  row: Row
  /** As it was when it was rejected. */
  checked: Row
  fields: Readonly<Record<string, string>>
  choices: ReturnType<typeof useImportChoices>
  onChange: (index: number, key: ImportKey, text: string) => void
}

/** One rejected row as fields. An error is about what was checked, so it goes with the next letter. */
export const ErrorRow = memo(function ErrorRow({ index, row, checked, fields, choices, onChange }: ErrorRowProps) {
  const t = useText(texts)
  const language = useLanguage()
  return (
    <tr>
      <th scope="row">{index + 1}</th>
      {importColumns().map(({ key, title }) => {
        const value = row[key] ?? ''
        return (
          <ErrorCell
            key={key}
            column={key}
            label={t('cell', { row: index + 1, column: textIn(language, title) })}
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
