import type { OperationLog } from 'atrium/contract/system/log/operation-log'
import { StatusTag } from 'atrium/ui/feedback/status-tag'
import { useText } from '#shared/i18n/text'
import css from './operation-log.module.css'
import { texts } from './text'

interface ResultTagProps {
  log: OperationLog
  /** With the code of an error, where the reason is elsewhere. */
  hasCode?: boolean
}

/** How an operation ended; an error with its reason. */
export function ResultTag({ log: { result, error }, hasCode }: ResultTagProps) {
  const t = useText(texts)
  if (result === 'done') {
    return (
      <StatusTag tone="success" dot>
        {t('done')}
      </StatusTag>
    )
  }
  return (
    <span className={css.result}>
      <StatusTag tone="danger" dot>
        {t('rejected')}
      </StatusTag>
      {hasCode || !error ? <code>{result}</code> : <span title={error}>{error}</span>}
    </span>
  )
}
