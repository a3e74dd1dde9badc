import { Button, Progress, Switch } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import sample from '#modules/showcase/kit/sample.module.css'
import { isInvalid, type CheckedRow } from './order-check'
import { OrderCell } from './order-cell'
import { orderColumns, orderKeys, type OrderKey } from './orders'
import css from './page.module.css'
import { texts } from './text'

interface OrderPreviewProps {
  /** Of the file. */
  name: string
  rows: readonly CheckedRow[]
  /** From 0 to 1 while the rows are imported. */
  progress: number | undefined
  onCorrect: (row: number, key: OrderKey, text: string) => void
  onImport: () => void
  onCancel: () => void
}

const shownRows = 50

/** The rows of a file, to be corrected where something is wrong, and to be imported. */
export function OrderPreview({ name, rows, progress, onCorrect, onImport, onCancel }: OrderPreviewProps) {
  const t = useText(texts)
  // Rows that are right by now stay in sight, and their fields too.
  const [wrong] = useState(() => new Set(rows.filter(isInvalid).map(({ number }) => number)))
  const [isInvalidOnly, setInvalidOnly] = useState(wrong.size > 0)
  const invalid = rows.filter(isInvalid).length
  const good = rows.length - invalid
  const isOpen = (row: CheckedRow) => wrong.has(row.number) || isInvalid(row)
  const shown = (isInvalidOnly ? rows.filter(isOpen) : rows).slice(0, shownRows)
  return (
    <section className={css.preview} aria-label={t('preview')}>
      <div className={css.row}>
        <b className={sample.title}>{name}</b>
        <span className={sample.hint}>{t('rowsRead', { count: rows.length })}</span>
        {invalid > 0 && <span className={css.error}>{t('rowsInvalid', { count: invalid })}</span>}
        {invalid === 0 && rows.length > 0 && <span className={css.fine}>{t('allFine')}</span>}
        {wrong.size > 0 && (
          <label className={css.row}>
            <Switch size="small" checked={isInvalidOnly} onChange={setInvalidOnly} />
            {t('invalidOnly')}
          </label>
        )}
      </div>
      <div
        className={css.scroll}
        role="group"
        aria-label={name}
        // A part that scrolls has to be reached by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <table className={css.table}>
          <thead>
            <tr>
              <th>{t('row')}</th>
              {orderColumns().map(({ title }) => (
                <th key={title}>{title}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.number}>
                <th scope="row">{row.number}</th>
                {orderKeys.map((key) => (
                  <OrderCell
                    key={key}
                    column={key}
                    row={row}
                    isEditable={isOpen(row)}
                    onCorrect={(text) => onCorrect(row.number - 2, key, text)}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {progress === undefined ? (
        <div className={css.row}>
          <Button type="primary" disabled={good === 0} onClick={onImport}>
            {t(invalid > 0 ? 'importGood' : 'importAll', { count: good })}
          </Button>
          <Button onClick={onCancel}>{t('cancel')}</Button>
          {invalid > 0 && <span className={sample.hint}>{t('skipHint', { count: invalid })}</span>}
        </div>
      ) : (
        <Progress aria-label={t('importing')} percent={Math.floor(progress * 100)} status="active" />
      )}
    </section>
  )
}
