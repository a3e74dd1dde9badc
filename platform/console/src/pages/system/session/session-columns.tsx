import type { OnlineSession } from 'atrium/contract/system/online-session/online-session'
import { StatusTag } from 'atrium/ui/feedback/status-tag'
import { useMemo } from 'react'
import { AgentName } from '#shared/facts/agent/agent-name'
import { momentText } from '#shared/crud/moment-text'
import type { ListColumn } from '#shared/crud/table/list-column'
import { useText } from '#shared/i18n/text'
import css from './page.module.css'
import { texts } from './text'

export function useSessionColumns(): ListColumn<OnlineSession>[] {
  const t = useText(texts)
  return useMemo(
    () => [
      { key: 'user', title: t('user'), width: 200, isTitle: true, render: (session) => <Who session={session} /> },
      { key: 'dept', title: t('dept'), width: 120, render: ({ deptName }) => deptName },
      { key: 'address', title: t('address'), width: 130, render: ({ address }) => address },
      {
        key: 'agent',
        importance: 'low',
        title: t('agent'),
        width: 170,
        render: ({ agent }) => agent && <AgentName agent={agent} />,
      },
      {
        key: 'signedIn',
        importance: 'low',
        title: t('signedIn'),
        width: 150,
        render: ({ createdAt }) => momentText(createdAt),
      },
      { key: 'lastSeen', title: t('lastSeen'), width: 150, render: ({ lastSeenAt }) => momentText(lastSeenAt) },
      {
        key: 'state',
        importance: 'high',
        title: t('state'),
        width: 100,
        render: ({ locked }) => (
          <StatusTag tone={locked ? 'warning' : 'success'} dot>
            {t(locked ? 'locked' : 'open')}
          </StatusTag>
        ),
      },
    ],
    [t],
  )
}

function Who({ session: { nickname, username, own } }: { session: OnlineSession }) {
  const t = useText(texts)
  return (
    <span className={css.who}>
      <b>{nickname}</b>
      <span>{username}</span>
      {own && <StatusTag tone="primary">{t('own')}</StatusTag>}
    </span>
  )
}
