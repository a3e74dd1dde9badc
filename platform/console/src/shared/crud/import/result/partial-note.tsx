import { Alert } from 'antd'
import type { ReactNode } from 'react'
import { useText } from '#shared/i18n/text'
import { wordsOf } from '../import-spec'
import type { Import } from '../run/use-import'
import { texts } from '../text'

interface PartialNoteProps {
  job: Import
  /** The way to take back the rows that are in. */
  action: ReactNode
}

/** Which rows of a file are in and which are not, where its import ended on the way. */
export function PartialNote({ job: { rows, imported, spec, numberOf }, action }: PartialNoteProps) {
  const t = useText(texts)
  const total = rows.length
  const { lost } = imported
  const open = lost?.rows ?? imported.rows
  const range = (from: number, to: number) => ({ from: numberOf(from), to: numberOf(to - 1) })
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      title={
        <>
          <b>{t('partialTitle')}</b>
          {imported.rows > 0 && <div>{t('rowsIn', { ...range(0, imported.rows), ...imported, ...wordsOf(spec) })}</div>}
          {lost && <div>{t('rowsLost', range(imported.rows, lost.rows))}</div>}
          {open < total && <div>{t('rowsOut', range(open, total))}</div>}
          <div>{t('partialHint')}</div>
          {action}
        </>
      }
    />
  )
}
