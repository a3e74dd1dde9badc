import { Switch } from 'antd'
import { useState } from 'react'
import { useText } from '#shared/i18n/text'
import sample from '#shared/showcase/sample.module.css'
import type { OrderFile } from './order-file'
import { orderColumns, orderKeys } from './orders'
import css from './page.module.css'
import { texts } from './text'

const shownRows = 50

/** The rows of a file, with what is wrong at each cell. */
export function OrderPreview({ file: { name, rows } }: { file: OrderFile }) {
  const t = useText(texts)
  const faulty = rows.filter(({ problems }) => Object.keys(problems).length > 0)
  const [isFaultyOnly, setFaultyOnly] = useState(faulty.length > 0)
  const shown = (isFaultyOnly ? faulty : rows).slice(0, shownRows)
  return (
    <section className={css.preview} aria-label={t('preview')}>
      <div className={css.row}>
        <b className={sample.title}>{name}</b>
        <span className={sample.hint}>{t('rowsRead', { count: rows.length })}</span>
        {faulty.length > 0 && (
          <>
            <span className={css.problem}>{t('rowsFaulty', { count: faulty.length })}</span>
            <label className={css.row}>
              <Switch size="small" checked={isFaultyOnly} onChange={setFaultyOnly} />
              {t('faultyOnly')}
            </label>
          </>
        )}
        {faulty.length === 0 && rows.length > 0 && <span className={css.fine}>{t('allFine')}</span>}
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
            {shown.map(({ number, cells, problems }) => (
              <tr key={number}>
                <th scope="row">{number}</th>
                {orderKeys.map((key, column) => (
                  <td key={key} data-faulty={key in problems || undefined}>
                    {cells[column]}
                    {problems[key] && <span className={css.problem}>{t(problems[key])}</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
