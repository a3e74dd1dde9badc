import { StatusTag } from '@atrium/ui/status-tag'
import { useText } from '../../../shared/i18n/text'
import css from './operation-log.module.css'
import { texts } from './text'

/** How an operation ended; a refusal with its code. */
export function ResultTag({ result }: { result: string }) {
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
        {t('refused')}
      </StatusTag>
      <code>{result}</code>
    </span>
  )
}
