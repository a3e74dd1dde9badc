import { importColumns, type ImportKey } from '@atrium/contract/system/import-columns'
import { memo, useId } from 'react'
import { useLanguage, useText } from '../../../../shared/i18n/text'
import type { Row } from './sheet/import-table'
import css from './problem-grid.module.css'
import { texts } from './text'

interface ProblemRowProps {
  index: number
  row: Row
  /** As it was when it was refused. */
  checked: Row
  fields: Readonly<Record<string, string>>
  onChange: (index: number, key: ImportKey, text: string) => void
}

/** One refused row as fields. A problem holds for what was checked, so it goes with the next letter. */
export const ProblemRow = memo(function ProblemRow({ index, row, checked, fields, onChange }: ProblemRowProps) {
  const t = useText(texts)
  const language = useLanguage()
  const id = useId()
  return (
    <tr>
      <th scope="row">{index + 1}</th>
      {importColumns.map(({ key, title }) => {
        const value = row[key] ?? ''
        const problem = value === (checked[key] ?? '') ? fields[key] : undefined
        return (
          <td key={key} data-label={title[language]}>
            <input
              className={css.cell}
              value={value}
              aria-label={t('cell', { row: index + 1, column: title[language] })}
              aria-invalid={problem !== undefined}
              aria-describedby={problem && `${id}-${key}`}
              autoComplete="off"
              onChange={({ target }) => onChange(index, key, target.value)}
            />
            {problem && <small id={`${id}-${key}`}>{problem}</small>}
          </td>
        )
      })}
    </tr>
  )
})
