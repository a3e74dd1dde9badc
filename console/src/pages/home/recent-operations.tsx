import type { OperationLog } from '@atrium/contract/system/operation-log'
import { Avatar } from '@atrium/ui/avatar'
import { StatusTag } from '@atrium/ui/status-tag'
import { EmptyState } from '@atrium/ui/view-state'
import { Link } from 'react-router'
import { api } from '../../shared/api/api'
import { exactMomentText } from '../../shared/crud/moment-text'
import { useLanguage, useText } from '../../shared/i18n/text'
import { useCan } from '../../shared/session/access'
import { agoText } from './ago-text'
import { Panel } from './panel'
import css from './recent-operations.module.css'
import { texts } from './text'

const logPath = '/system/operationLog'

interface RecentOperationsProps {
  operations: readonly OperationLog[]
  /** When they were read, in milliseconds. */
  now: number
}

/** The latest rows of the operation log that the reader may see; without access to the log what they did themselves. */
export function RecentOperations({ operations, now }: RecentOperationsProps) {
  const t = useText(texts)
  const mayList = useCan()(api.operationLogs.list)
  const all = mayList ? <Link to={logPath}>{t('allOperations')}</Link> : t('ownOperations')
  return (
    <Panel title={t('recent')} note={all}>
      {operations.length > 0 ? (
        <ul className={css.list}>
          {operations.map((log) => (
            <Operation key={log.logId} log={log} now={now} />
          ))}
        </ul>
      ) : (
        <EmptyState compact title={t(mayList ? 'noOperations' : 'noOwnOperations')} />
      )}
    </Panel>
  )
}

function Operation({ log, now }: { log: OperationLog; now: number }) {
  const { logId, at, username, title, result, records } = log
  const t = useText(texts)
  const language = useLanguage()
  const can = useCan()
  const hasDetails = can(api.operationLogs.list) && can(api.operationLogs.read)
  return (
    <li>
      <Avatar name={username} />
      <p>
        <b>{username}</b>
        {hasDetails ? <Link to={`${logPath}?log=${logId}`}>{title}</Link> : <span>{title}</span>}
        {records[0] && <span>{records[0].name}</span>}
      </p>
      {result !== 'done' && <StatusTag tone="danger">{t('refused')}</StatusTag>}
      <time dateTime={at} title={exactMomentText(at)}>
        {agoText(at, now, language)}
      </time>
    </li>
  )
}
