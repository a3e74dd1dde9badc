import { Alert } from 'antd'
import { useText } from '#shared/i18n/text'
import type { Import } from './run/use-import'
import { texts } from './text'

/** Which rows of a file are in and which are not, where its import ended on the way. */
export function PartialNote({ job: { rows, imported } }: { job: Pick<Import, 'rows' | 'imported'> }) {
  const t = useText(texts)
  const total = rows.length
  const { lost } = imported
  const open = lost?.rows ?? imported.rows
  const range = (from: number, to: number) => ({ from: from + 1, to })
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      title={
        <>
          <b>{t('partialTitle')}</b>
          {imported.rows > 0 && <div>{t('rowsIn', { ...range(0, imported.rows), ...imported })}</div>}
          {lost && <div>{t('rowsLost', range(imported.rows, lost.rows))}</div>}
          {open < total && <div>{t('rowsOut', range(open, total))}</div>}
          <div>{t('partialHint')}</div>
        </>
      }
    />
  )
}
