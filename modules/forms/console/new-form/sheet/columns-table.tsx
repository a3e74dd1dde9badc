import { limits } from '#modules/forms/engine/schema/form'
import { Alert, Button, Pagination } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import type { Sheet } from '../start'
import startCss from '../start.module.css'
import { texts } from '../text'
import type { SheetColumn } from './column'
import { ColumnRow } from './column-row'
import css from './columns-table.module.css'

/** Rows with fields to type into are slow to draw. */
const pageSize = 20

interface ColumnsTableProps {
  sheet: Sheet
  onChange: (sheet: Sheet | undefined) => void
}

/** The columns of a sheet as the fields that they become, to be corrected. */
export function ColumnsTable({ sheet, onChange }: ColumnsTableProps) {
  const t = useText(texts)
  const [page, setPage] = useState(1)
  const { columns = [], surplus = 0, fileName, pasted } = sheet
  const used = columns.filter(({ isIncluded }) => isIncluded).length
  const change = (column: SheetColumn) =>
    onChange({ ...sheet, columns: columns.map((one) => (one.place === column.place ? column : one)) })
  return (
    <div className={startCss.way}>
      <div className={startCss.bar}>
        {fileName && <strong>{fileName}</strong>}
        <span>{t('fields', { count: used })}</span>
        <Button size="small" onClick={() => onChange({ pasted })}>
          {t(fileName ? 'otherFile' : 'pasteAgain')}
        </Button>
      </div>
      {surplus > 0 && <Alert type="warning" showIcon title={t('surplus', { most: limits.items, count: surplus })} />}
      <table className={css.table} aria-label={t('columns')}>
        <thead>
          <tr>
            <th scope="col">{t('include')}</th>
            <th scope="col">{t('columnName')}</th>
            <th scope="col">{t('kind')}</th>
            <th scope="col">{t('required')}</th>
            <th scope="col">{t('example')}</th>
          </tr>
        </thead>
        <tbody>
          {columns.slice((page - 1) * pageSize, page * pageSize).map((column) => (
            <ColumnRow key={column.place} column={column} onChange={change} />
          ))}
        </tbody>
      </table>
      {columns.length > pageSize && (
        <Pagination
          size="small"
          align="end"
          current={page}
          pageSize={pageSize}
          total={columns.length}
          showSizeChanger={false}
          onChange={setPage}
        />
      )}
    </div>
  )
}
