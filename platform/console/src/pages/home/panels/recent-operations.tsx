import type { RecentOperation } from 'atrium/contract/dashboard'
import { StatusTag } from 'atrium/ui/feedback/status-tag'
import { EmptyState } from 'atrium/ui/feedback/view-state'
import { Section } from 'atrium/ui/layout/card'
import { Link } from 'react-router'
import { api } from '#shared/api/api'
import { exactMomentText } from '#shared/crud/moment-text'
import { UserAvatar } from '#shared/field/picture/user-avatar'
import { useText } from '#shared/i18n/text'
import { useCan } from '#shared/session/user/access'
import { usePagePath } from '#shared/session/user/page-path'
import { agoText } from './ago-text'
import css from './recent-operations.module.css'
import { texts } from '../text'

interface RecentOperationsProps {
  operations: readonly RecentOperation[]
  /** When they were read, in milliseconds since 1970. */
  readAt: number
}

/** The latest rows of the operation log that the reader may see; without access to the log what they did themselves. */
export function RecentOperations({ operations, readAt }: RecentOperationsProps) {
  const t = useText(texts)
  const mayList = useCan()(api.operationLogs.list)
  const path = usePagePath('system/operation-log')
  const all = path && <Link to={path}>{t('allOperations')}</Link>
  return (
    <Section title={t('recent')} note={mayList ? all : t('ownOperations')}>
      {operations.length > 0 ? (
        <ul className={css.list}>
          {operations.map((log) => (
            <Operation key={log.logId} log={log} readAt={readAt} />
          ))}
        </ul>
      ) : (
        <EmptyState compact title={t(mayList ? 'noOperations' : 'noOwnOperations')} />
      )}
    </Section>
  )
}

function Operation({ log, readAt }: { log: RecentOperation; readAt: number }) {
  const t = useText(texts)
  const can = useCan()
  const { logId, at, username, nickname, avatar, title, result, error } = log
  const name = nickname || username
  const path = usePagePath('system/operation-log')
  const hasDetails = path && can(api.operationLogs.list) && can(api.operationLogs.read)
  return (
    <li>
      <UserAvatar name={name} picture={avatar} />
      <p>
        <b title={username}>{name}</b>
        {hasDetails ? <Link to={`${path}?log=${logId}`}>{title}</Link> : <span>{title}</span>}
        <Subject log={log} />
        {result !== 'done' && (
          <span title={error}>
            <StatusTag tone="danger">{t('rejectedTag')}</StatusTag>
          </span>
        )}
      </p>
      <time dateTime={at} title={exactMomentText(at)}>
        {agoText(at, readAt, t)}
      </time>
    </li>
  )
}

/** The records of an operation: the first by its name, the others by their number. */
function Subject({ log: { records, total } }: { log: RecentOperation }) {
  const t = useText(texts)
  const name = records[0]?.name
  if (!name) return null
  return <span className={css.subject}>{total > 1 ? t('andOthers', { name, count: total - 1 }) : name}</span>
}
