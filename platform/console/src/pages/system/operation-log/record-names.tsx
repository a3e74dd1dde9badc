import type { LoggedRecord, OperationLog } from 'atrium/contract/system/log/operation-log'
import { Fragment } from 'react'
import { useText } from '#shared/i18n/text'
import css from './operation-log.module.css'
import { texts } from './text'
import { useWords } from './use-words'

interface RecordNamesProps {
  log: OperationLog
  /** How many names show at most; all that the row has without it. */
  shown?: number
}

/** The records of an operation: their kind and the first names. */
export function RecordNames({ log, shown }: RecordNamesProps) {
  const { target, total, hidden } = log
  const records = log.records.slice(0, shown)
  const t = useText(texts)
  const { targetName } = useWords()
  return (
    <span className={css.names} title={records.map(({ id, name }) => name || `#${id}`).join(t('comma'))}>
      <span className={css.kind}>{targetName(target)}</span>{' '}
      {records.map((record, index) => (
        <Fragment key={record.id}>
          {index > 0 && t('comma')}
          <Name record={record} />
        </Fragment>
      ))}
      {total > records.length && ` ${t('ofAll', { total })}`}
      {hidden > 0 && <small> {t('unseen', { total: hidden })}</small>}
    </span>
  )
}

function Name({ record: { id, name, isGone } }: { record: LoggedRecord }) {
  const t = useText(texts)
  return (
    <span>
      {name || `#${id}`}
      {isGone && <small> {t('gone')}</small>}
    </span>
  )
}
