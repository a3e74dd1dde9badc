import { textIn } from 'atrium/contract/language'
import { Pagination } from 'antd'
import { useMemo, useState } from 'react'
import { useLanguage, useText } from '#shared/i18n/text'
import { useNarrow } from '#shared/theme/use-narrow'
import { useImportChoices } from './choices'
import type { ImportSpec } from '../import-spec'
import css from './error-grid.module.css'
import { ErrorRow } from './error-row'
import type { Row } from '../sheet/import-table'
import { texts } from '../text'
import type { Check } from '../run/import-state'

/** Rows on a page: thousands of fields at once would hold the page up. */
const size = 20

interface ErrorGridProps {
  spec: ImportSpec
  check: Check
  /** As they are by now. */
  rows: readonly Row[]
  /** The number of a row in the file, from 1. */
  numberOf: (index: number) => number
  onChange: (index: number, key: string, text: string) => void
}

/** The rows that the last check rejected, to be corrected. They stay until the next check, so that none moves while one types. */
export function ErrorGrid({ spec, check, rows, numberOf, onChange }: ErrorGridProps) {
  const t = useText(texts)
  const language = useLanguage()
  const narrow = useNarrow()
  const choices = useImportChoices(spec)
  const columns = useMemo(() => spec.columns(), [spec])
  const [page, setPage] = useState(1)
  const { errors } = check.result
  const from = (page - 1) * size
  const shown = errors.slice(from, from + size)
  const total = errors.length
  return (
    <div>
      {/* A place that scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={css.scroll} role="region" aria-label={t('errors')} tabIndex={0}>
        <table className={css.grid}>
          <thead>
            <tr>
              <th title={t('rowHint')}>{t('row')}</th>
              {columns.map(({ key, title }) => (
                <th key={key}>{textIn(language, title)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ row, fields }) => (
              <ErrorRow
                key={row}
                index={row}
                number={numberOf(row)}
                columns={columns}
                row={rows[row]!}
                checked={check.rows[row]!}
                fields={fields}
                choices={choices}
                onChange={onChange}
              />
            ))}
          </tbody>
        </table>
      </div>
      {total > size && (
        <nav className={css.pager} aria-label={t('pages')}>
          <span>{t('range', { from: from + 1, to: Math.min(total, from + size), total })}</span>
          <Pagination
            current={page}
            pageSize={size}
            total={total}
            simple={narrow ? { readOnly: true } : false}
            showSizeChanger={false}
            onChange={setPage}
          />
        </nav>
      )}
    </div>
  )
}
